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

  /** Returns {@code name}; refuses names that are too long for tables in reports. */
  public String name(String name) {
    if (name.length() > LONGEST_NAME) {
      throw problem(
          "the name that begins with '%s' has %d characters, more than %d"
              .formatted(name.substring(0, 20), name.length(), LONGEST_NAME));
    }
    return name;
  }

  /** Parses {@code text} as a number of at least {@code least}; messages call it {@code what}. */
  public int number(String text, int least, String what) {
    try {
      long number = Long.parseLong(text.strip());
      if (number >= least && number <= Integer.MAX_VALUE) {
        return (int) number;
      }
    } catch (NumberFormatException e) {
      // The exception is thrown below.
    }
    throw problem(
        "%s is '%s', not a whole number from %d to %d"
            .formatted(what, text.strip(), least, Integer.MAX_VALUE));
  }
}
