package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.EvaluationException;
import io.mazurka.expressions.tree.Implication;
import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import java.util.BitSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a property of a program is made of: a condition on its variables. */
public abstract sealed class ProgramProperty {

  /** Tells which commands can change the truth of a condition. */
  public interface Visibility {

    /** The numbers of the commands that are visible to {@code condition}. */
    BitSet visible(BooleanExpression condition);
  }

  private final String name;
  private final BooleanExpression condition;
  private final BitSet visible;

  private ProgramProperty(String name, BooleanExpression condition, Visibility visibility) {
    this.name = name;
    this.condition = condition;
    this.visible = visibility.visible(condition);
  }

  /** That a condition holds in every state, in some state, or in every terminal state. */
  public static Property of(
      Kind kind, String name, BooleanExpression condition, Visibility visibility) {
    return switch (kind) {
      case INVARIANT -> new Everywhere(name, condition, visibility);
      case SOMETIMES -> new Somewhere(name, condition, visibility);
      case AT_END -> new Finally(name, condition, visibility);
      case GOAL, DEADLOCK, LTL, CTL ->
          throw new IllegalArgumentException(kind + " is no condition");
    };
  }

  /** The goal of a state in which a condition holds. */
  public static Goal goal(String name, BooleanExpression condition, Visibility visibility) {
    return new Supposition(name, condition, visibility);
  }

  public final String name() {
    return name;
  }

  final boolean holds(int[] state) {
    try {
      return condition.holds(state);
    } catch (EvaluationException e) {
      throw new ModelMisbehavedException("%s has no value: %s".formatted(name, e.getMessage()), e);
    }
  }

  /** Which parts of the condition fail. */
  final String failure(int[] state) {
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

  public final boolean isVisible(Transition transition) {
    return visible.get(transition.number());
  }

  private static final class Everywhere extends ProgramProperty implements Invariant {

    private final @Nullable Goal premise;

    Everywhere(String name, BooleanExpression condition, Visibility visibility) {
      super(name, condition, visibility);
      this.premise =
          Implication.premiseOf(condition)
              .map(supposed -> new Supposition(name, supposed, visibility))
              .orElse(null);
    }

    @Override
    public @Nullable Goal premise() {
      return premise;
    }

    @Override
    public StateEvaluator evaluator() {
      return this::holds;
    }

    @Override
    public String explain(int[] state) {
      return failure(state);
    }
  }

  /** A premise or proposition, as the condition that it does not hold. */
  private static final class Supposition extends ProgramProperty implements Goal {

    Supposition(String name, BooleanExpression premise, Visibility visibility) {
      super(name, premise.not(), visibility);
    }

    @Override
    public StateEvaluator evaluator() {
      return this::holds;
    }

    @Override
    public String explain(int[] state) {
      return values(super.condition, state);
    }
  }

  private static final class Somewhere extends ProgramProperty implements Sometimes {

    Somewhere(String name, BooleanExpression condition, Visibility visibility) {
      super(name, condition, visibility);
    }

    @Override
    public StateEvaluator witness() {
      return this::holds;
    }

    @Override
    public String explain(int[] state) {
      return values(super.condition, state);
    }
  }

  private static final class Finally extends ProgramProperty implements AtEnd {

    Finally(String name, BooleanExpression condition, Visibility visibility) {
      super(name, condition, visibility);
    }

    @Override
    public StateEvaluator evaluator() {
      return this::holds;
    }

    @Override
    public String explain(int[] state) {
      return failure(state);
    }
  }
}
