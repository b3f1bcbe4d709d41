package io.mazurka.nets.source;

import io.mazurka.kernel.InvalidModelException;
import org.jspecify.annotations.Nullable;

/** A line of a file. */
public record Position(String file, int line) {

  private static final int LONGEST_NAME = 1000;

  /** The exception for a mistake at this position. */
  public InvalidModelException problem(String reason) {
    return problem(reason, null);
  }

  /** The exception for a mistake at this position that {@code cause} reports. */
  public InvalidModelException problem(String reason, @Nullable Throwable cause) {
    return new InvalidModelException("%s, line %d: %s".formatted(file, line, reason), cause);
  }

  /** This name, unless it is so long that nobody could read a table with it. */
  public String name(String name) {
    if (name.length() > LONGEST_NAME) {
      throw problem(
          "the name that begins with '%s' has %d characters, more than %d"
              .formatted(name.substring(0, 20), name.length(), LONGEST_NAME));
    }
    return name;
  }

  /** The number that {@code text} is, at least {@code least}; {@code what} says what it counts. */
  public int number(String text, int least, String what) {
    try {
      long number = Long.parseLong(text.strip());
      if (number >= least && number <= Integer.MAX_VALUE) {
        return (int) number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw problem(
        "%s is '%s', not a whole number from %d to %d"
            .formatted(what, text.strip(), least, Integer.MAX_VALUE));
  }
}
