package io.mazurka.kernel.options;

import io.mazurka.kernel.property.Property.Kind;
import java.util.Collection;
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

  /** The kinds of conditions that can be asked for, in the order of their options. */
  public static final List<Kind> KINDS =
      List.of(
          Kind.INVARIANT,
          Kind.SOMETIMES,
          Kind.AT_END,
          Kind.QUERY,
          Kind.CONSTRAINT,
          Kind.LTL,
          Kind.CTL,
          Kind.CTLSTAR);

  private static final String NONE = "none";

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
      case QUERY -> "--query";
      case CONSTRAINT -> "--constraint";
      case GOAL, DEADLOCK -> throw new IllegalArgumentException(kind + " is no condition");
    };
  }

  /** Leaves out the constraints that the model declares. */
  public static AskedCondition noConstraint() {
    return new AskedCondition(Kind.CONSTRAINT, NONE);
  }

  /** Whether this bounds the exploration and asks nothing. */
  public boolean isConstraint() {
    return kind == Kind.CONSTRAINT;
  }

  /**
   * Whether the text is no expression: {@code none}, which leaves out the constraints of the model,
   * or the name of one of these.
   *
   * @param declared the names of the constraints that the model declares
   */
  public boolean choosesAmong(Collection<String> declared) {
    return isConstraint() && (text.equals(NONE) || declared.contains(text));
  }

  /** The condition that an option with this value asks for, if it is one of these options. */
  public static Optional<AskedCondition> of(String option, String text) {
    return KINDS.stream()
        .filter(kind -> option(kind).equals(option))
        .map(kind -> new AskedCondition(kind, text))
        .findAny();
  }
}
