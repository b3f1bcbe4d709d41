package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.EvaluationException;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import java.util.BitSet;
import java.util.stream.Collectors;

/** A condition on the variables that should hold in every state. */
public final class ProgramInvariant implements Invariant {

  /** Tells which commands can change the truth of a condition. */
  public interface Visibility {

    /** The numbers of the commands that are visible to {@code condition}. */
    BitSet visible(BooleanExpression condition);
  }

  private final String name;
  private final BooleanExpression condition;
  private final BitSet visible;

  public ProgramInvariant(String name, BooleanExpression condition, Visibility visibility) {
    this.name = name;
    this.condition = condition;
    this.visible = visibility.visible(condition);
  }

  @Override
  public String name() {
    return name;
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

  @Override
  public String explain(int[] state) {
    return condition.conjuncts().stream()
        .filter(part -> !part.holds(state))
        .map(part -> part + " fails with " + values(part, state))
        .collect(Collectors.joining("; "));
  }

  private static String values(BooleanExpression part, int[] state) {
    return part.reads().stream()
        .map(variable -> variable + "=" + variable.value(state))
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean isVisible(Transition transition) {
    return visible.get(transition.number());
  }
}
