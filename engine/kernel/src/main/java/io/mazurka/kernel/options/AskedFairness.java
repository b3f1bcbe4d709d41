package io.mazurka.kernel.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A fairness assumption that a user asks for: that every process, or one process, or one step of a
 * process, is not passed over for ever; or no assumption.
 *
 * @param strength how strong the assumption is, or null for no assumption
 * @param whom the name of a process, or of a step after the name of its process and a dot; null for
 *     every process
 */
public record AskedFairness(@Nullable Strength strength, @Nullable String whom) {

  public static final String OPTION = "--fair";
  private static final String NONE = "none";

  /** No assumption. */
  public static AskedFairness none() {
    return new AskedFairness(null, null);
  }

  /** The assumption about every process. */
  public static AskedFairness all(Strength strength) {
    return new AskedFairness(strength, null);
  }

  /** The assumption about this process or step. */
  public static AskedFairness of(Strength strength, String whom) {
    return new AskedFairness(strength, whom);
  }

  /** Reads a value of the option. */
  public static AskedFairness parse(String text) {
    if (text.equals(NONE)) {
      return none();
    }
    for (Strength strength : Strength.values()) {
      String word = word(strength);
      if (text.equals(word)) {
        return all(strength);
      }
      if (text.startsWith(word + ":") && text.length() > word.length() + 1) {
        return of(strength, text.substring(word.length() + 1));
      }
    }
    throw new InvalidOptionException(
        "%s takes none, weak, strong, or one of the last two with a process or a step, such as"
                .formatted(OPTION)
            + " weak:PROCESS or strong:PROCESS.STEP, not '%s'".formatted(text));
  }

  /** The first assumption that is not {@link #none}, with the option, as a user would write it. */
  static Optional<String> asked(List<AskedFairness> all) {
    return all.stream()
        .filter(one -> one.strength != null)
        .map(one -> OPTION + " " + one)
        .findFirst();
  }

  private static String word(Strength strength) {
    return strength.name().toLowerCase(Locale.ROOT);
  }

  /** The value as it is written on the command line, without the option. */
  @Override
  public String toString() {
    if (strength == null) {
      return NONE;
    }
    return whom == null ? word(strength) : word(strength) + ":" + whom;
  }
}
