package io.mazurka.kernel.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.FairnessAssumption.Subject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A fairness assumption that a user asks for: that every process, or one process, or one step of a
 * process, or every message of some channels is not passed over for ever; or no assumption.
 *
 * @param strength how strong the assumption is, or null for no assumption
 * @param whom the name of a process, or of a step after the name of its process and a dot; of
 *     messages, who receives them, or who sends and who receives them; null for all
 * @param subject whether it is about steps or about messages
 */
public record AskedFairness(@Nullable Strength strength, @Nullable String whom, Subject subject) {

  public static final String OPTION = "--fair";

  /** Between who sends messages and who receives them. */
  public static final String TO = "->";

  private static final String NONE = "none";
  private static final String DELIVERY = "-delivery";

  /** No assumption. */
  public static AskedFairness none() {
    return new AskedFairness(null, null, Subject.ACTIONS);
  }

  /** The assumption about every process. */
  public static AskedFairness all(Strength strength) {
    return new AskedFairness(strength, null, Subject.ACTIONS);
  }

  /** The assumption about this process or step. */
  public static AskedFairness of(Strength strength, String whom) {
    return new AskedFairness(strength, whom, Subject.ACTIONS);
  }

  /** The assumption about every message. */
  public static AskedFairness delivery(Strength strength) {
    return new AskedFairness(strength, null, Subject.MESSAGES);
  }

  /** The assumption about the messages to a process or to the members of a role. */
  public static AskedFairness delivery(Strength strength, String to) {
    return new AskedFairness(strength, to, Subject.MESSAGES);
  }

  /** The assumption about the messages from and to some processes, or members of roles. */
  public static AskedFairness delivery(Strength strength, String from, String to) {
    return delivery(strength, from + TO + to);
  }

  /** The assumption under the name that reports have for it. */
  public static AskedFairness of(FairnessAssumption assumed) {
    String name = assumed.name();
    return new AskedFairness(assumed.strength(), name.isEmpty() ? null : name, assumed.subject());
  }

  /** Reads a value of the option. */
  public static AskedFairness parse(String text) {
    if (text.equals(NONE)) {
      return none();
    }
    for (Strength strength : Strength.values()) {
      for (Subject subject : Subject.values()) {
        String word = word(strength, subject);
        if (text.equals(word)) {
          return new AskedFairness(strength, null, subject);
        }
        if (text.startsWith(word + ":") && text.length() > word.length() + 1) {
          return new AskedFairness(strength, text.substring(word.length() + 1), subject);
        }
      }
    }
    throw new InvalidOptionException(
        ("%s takes none, weak, strong, weak-delivery or strong-delivery, the last four also with"
                + " whom it is about, such as weak:PROCESS, strong:PROCESS.STEP,"
                + " weak-delivery:RECIPIENT or 'weak-delivery:SENDER->RECIPIENT', not '%s'")
            .formatted(OPTION, text));
  }

  /** The first assumption that is not {@link #none}, with the option, as a user would write it. */
  static Optional<String> asked(List<AskedFairness> all) {
    return all.stream()
        .filter(one -> one.strength != null)
        .map(one -> OPTION + " " + one)
        .findFirst();
  }

  private static String word(Strength strength, Subject subject) {
    String word = strength.name().toLowerCase(Locale.ROOT);
    return subject == Subject.MESSAGES ? word + DELIVERY : word;
  }

  /** The value as it is written on the command line, without the option. */
  @Override
  public String toString() {
    if (strength == null) {
      return NONE;
    }
    String word = word(strength, subject);
    return whom == null ? word : word + ":" + whom;
  }
}
