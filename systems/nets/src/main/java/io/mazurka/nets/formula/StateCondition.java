package io.mazurka.nets.formula;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.nets.Net;
import java.util.BitSet;
import java.util.List;

/** A condition on states. Negation is not a kind of its own: every condition knows its opposite. */
public sealed interface StateCondition {

  boolean holds(int[] state);

  StateCondition negated();

  /** Adds the slots on which the truth of the condition depends. */
  void addSlots(BitSet slots);

  /** How a sum compares with zero. */
  enum Relation {
    AT_LEAST,
    EQUAL,
    DIFFERENT
  }

  /** A comparison of {@code sum} with zero. */
  record Comparison(Sum sum, Relation relation) implements StateCondition {

    /** The condition that {@code left} is at least {@code right}. */
    public static Comparison atLeast(Sum left, Sum right) {
      return new Comparison(left.plus(right, -1), Relation.AT_LEAST);
    }

    @Override
    public boolean holds(int[] state) {
      long value = sum.value(state);
      return switch (relation) {
        case AT_LEAST -> value >= 0;
        case EQUAL -> value == 0;
        case DIFFERENT -> value != 0;
      };
    }

    @Override
    public StateCondition negated() {
      return switch (relation) {
        case AT_LEAST -> new Comparison(Sum.constant(-1).plus(sum, -1), Relation.AT_LEAST);
        case EQUAL -> new Comparison(sum, Relation.DIFFERENT);
        case DIFFERENT -> new Comparison(sum, Relation.EQUAL);
      };
    }

    @Override
    public void addSlots(BitSet slots) {
      for (int term = 0; term < sum.size(); term++) {
        slots.set(sum.slot(term));
      }
    }
  }

  /** The condition that a transition can fire or, if not {@code wanted}, that it cannot. */
  record Fireable(Net net, int transition, boolean wanted) implements StateCondition {

    @Override
    public boolean holds(int[] state) {
      return net.isEnabled(transition, state) == wanted;
    }

    @Override
    public StateCondition negated() {
      return new Fireable(net, transition, !wanted);
    }

    @Override
    public void addSlots(BitSet slots) {
      for (int arc = 0; arc < net.inputs(transition).size(); arc++) {
        slots.set(net.inputs(transition).place(arc));
      }
    }
  }

  /** The condition that no transition can fire or, if not {@code wanted}, that one can. */
  record Dead(Net net, boolean wanted) implements StateCondition {

    @Override
    public boolean holds(int[] state) {
      return net.isDead(state) == wanted;
    }

    @Override
    public StateCondition negated() {
      return new Dead(net, !wanted);
    }

    @Override
    public void addSlots(BitSet slots) {
      slots.set(0, net.places().size());
    }
  }

  /** The condition that an expression is true or, if not {@code wanted}, that it is false. */
  record Evaluated(BooleanExpression expression, boolean wanted) implements StateCondition {

    @Override
    public boolean holds(int[] state) {
      try {
        return expression.holds(state) == wanted;
      } catch (EvaluationException e) {
        throw new ModelMisbehavedException(
            "the invariant %s has no value: %s".formatted(expression, e.getMessage()), e);
      }
    }

    @Override
    public StateCondition negated() {
      return new Evaluated(expression, !wanted);
    }

    @Override
    public void addSlots(BitSet slots) {
      expression.reads().forEach(variable -> slots.set(variable.slot()));
    }
  }

  /** The condition that all {@code parts} hold; without parts it is always true. */
  record All(List<StateCondition> parts) implements StateCondition {

    public All {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(int[] state) {
      for (StateCondition part : parts) {
        if (!part.holds(state)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public StateCondition negated() {
      return new Any(parts.stream().map(StateCondition::negated).toList());
    }

    @Override
    public void addSlots(BitSet slots) {
      parts.forEach(part -> part.addSlots(slots));
    }
  }

  /** The condition that at least one of the {@code parts} holds; without parts it is never true. */
  record Any(List<StateCondition> parts) implements StateCondition {

    public Any {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(int[] state) {
      for (StateCondition part : parts) {
        if (part.holds(state)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public StateCondition negated() {
      return new All(parts.stream().map(StateCondition::negated).toList());
    }

    @Override
    public void addSlots(BitSet slots) {
      parts.forEach(part -> part.addSlots(slots));
    }
  }
}
