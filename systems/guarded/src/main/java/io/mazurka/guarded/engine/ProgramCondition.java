package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.BitSet;
import java.util.stream.Collectors;

/** A condition on the variables of a program. */
public final class ProgramCondition implements PropertyCondition {

  /** Tells which commands can change the truth of a condition. */
  public interface Visibility {

    /** The numbers of the commands that are visible to {@code condition}. */
    BitSet visible(BooleanExpression condition);
  }

  private final String name;
  private final BooleanExpression condition;
  private final BitSet visible;

  private ProgramCondition(String name, BooleanExpression condition, BitSet visible) {
    this.name = name;
    this.condition = condition;
    this.visible = visible;
  }

  /**
   * A property with this condition. If the property is an invariant and the condition is an
   * implication, the left side of the implication is the premise of the property.
   */
  public static Property property(
      Kind kind, String name, BooleanExpression condition, Visibility visibility) {
    ProgramCondition whole = new ProgramCondition(name, condition, visibility.visible(condition));
    return new StateProperty(
        name,
        kind,
        whole,
        kind == Kind.INVARIANT
            ? Implication.premiseOf(condition)
                .map(premise -> supposed(name, premise, visibility))
                .orElse(null)
            : null);
  }

  /**
   * A premise of a property, or an atom of a formula. The visible commands are those of the
   * negation of {@code condition}, which is divided into other parts than {@code condition}.
   *
   * @param name the name for the error message if the condition has no value
   */
  public static ProgramCondition supposed(
      String name, BooleanExpression condition, Visibility visibility) {
    return new ProgramCondition(name, condition, visibility.visible(condition.not()));
  }

  /** The condition as an expression. */
  public BooleanExpression expression() {
    return condition;
  }

  @Override
  public StateEvaluator evaluator() {
    return this::holds;
  }

  private boolean holds(int[] state) {
    try {
      return condition.holds(state);
    } catch (EvaluationException e) {
      throw new ModelMisbehavedException("%s has no value: %s".formatted(name, e.getMessage()), e);
    }
  }

  /**
   * The values of the variables that the condition reads if it holds, and otherwise the parts of it
   * that fail.
   */
  @Override
  public String explain(int[] state) {
    return holds(state)
        ? values(condition, state)
        : condition.conjuncts().stream()
            .filter(part -> !part.holds(state))
            .map(part -> part + " fails with " + values(part, state))
            .collect(Collectors.joining("; "));
  }

  private static String values(BooleanExpression part, int[] state) {
    return part.reads().stream()
        .map(variable -> variable.text(state))
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean isVisible(Transition transition) {
    return visible.get(transition.number());
  }
}
