package io.mazurka.kernel.options;

import io.mazurka.kernel.property.Property.Kind;
import java.util.List;
import java.util.Optional;

/**
 * A condition on states, or a formula over such conditions, that a user asks for as a text in the
 * language of the model. The text is also the name of the property.
 *
 * @param kind says whether the condition should hold in every state, in some state or in every
 *     terminal state, or that the text is a formula of linear or branching time
 */
public record AskedCondition(Kind kind, String text) {

  /** The option that asks for conditions of this kind. */
  public String option() {
    return option(kind);
  }

  /** Whether the text is a formula over conditions. */
  public boolean isTemporal() {
    return kind.isTemporal();
  }

  /** The option that asks for conditions of a kind. */
  public static String option(Kind kind) {
    return switch (kind) {
      case INVARIANT -> "--invariant";
      case SOMETIMES -> "--sometimes";
      case AT_END -> "--at-end";
      case LTL -> "--ltl";
      case CTL -> "--ctl";
      case CTLSTAR -> "--ctlstar";
      case GOAL, DEADLOCK -> throw new IllegalArgumentException(kind + " is no condition");
    };
  }

  /** The kinds that options ask for. */
  public static List<Kind> kinds() {
    return List.of(Kind.INVARIANT, Kind.SOMETIMES, Kind.AT_END, Kind.LTL, Kind.CTL, Kind.CTLSTAR);
  }

  /** The condition that an option with this value asks for, if it is one of these options. */
  public static Optional<AskedCondition> of(String option, String text) {
    return kinds().stream()
        .filter(kind -> option(kind).equals(option))
        .map(kind -> new AskedCondition(kind, text))
        .findAny();
  }
}
