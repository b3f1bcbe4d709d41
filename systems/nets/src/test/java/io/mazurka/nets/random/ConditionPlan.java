package io.mazurka.nets.random;

import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.nets.Net;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.StateCondition.Relation;
import io.mazurka.nets.formula.Sum;
import io.mazurka.testkit.Cuts;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A condition on the states of a net as data, with every kind of part. */
public sealed interface ConditionPlan {

  /** The condition on the states of this net. */
  StateCondition of(Net net);

  /** The same condition on a net whose slots and transitions have other numbers. */
  ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions);

  /** Its parts, each of them smaller. */
  default Stream<ConditionPlan> smaller() {
    return Stream.of();
  }

  /** A number of tokens, or a signal, times a factor. */
  record Term(int slot, int factor) {

    @Override
    public String toString() {
      return factor + " * slot " + slot;
    }
  }

  /** A comparison of a sum with zero. */
  record Compared(int constant, List<Term> terms, Relation relation) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      Sum sum = Sum.constant(constant);
      for (Term term : terms) {
        sum = sum.plus(Sum.of(term.slot()), term.factor());
      }
      return new StateCondition.Comparison(sum, relation);
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return new Compared(
          constant,
          terms.stream()
              .map(term -> new Term(slots.applyAsInt(term.slot()), term.factor()))
              .toList(),
          relation);
    }

    @Override
    public Stream<ConditionPlan> smaller() {
      return Cuts.of(terms, 1).map(fewer -> new Compared(constant, fewer, relation));
    }

    @Override
    public String toString() {
      String sum = terms.stream().map(Term::toString).collect(Collectors.joining(" + "));
      return "%d + %s %s 0".formatted(constant, sum, relation);
    }
  }

  /**
   * A comparison of a product with a number. It is no sum, so reductions only know which slots it
   * reads.
   */
  record Multiplied(int one, int other, int number, boolean wanted) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      return new StateCondition.Evaluated(
          new Arithmetic(read(one), Operator.TIMES, read(other)).equalTo(number), wanted);
    }

    private static IntegerExpression read(int slot) {
      return IntegerExpression.of(new StateVariable("v" + slot, slot, VariableType.NATURAL));
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return new Multiplied(slots.applyAsInt(one), slots.applyAsInt(other), number, wanted);
    }

    @Override
    public String toString() {
      return "slot %d * slot %d %s %d".formatted(one, other, wanted ? "=" : "!=", number);
    }
  }

  /** Whether a transition can fire, or cannot. */
  record Firing(int transition, boolean wanted) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      return new StateCondition.Fireable(net, transition, wanted);
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return new Firing(transitions.applyAsInt(transition), wanted);
    }

    @Override
    public String toString() {
      return "t%d %s".formatted(transition, wanted ? "can fire" : "cannot fire");
    }
  }

  /** Whether nothing can fire, or something can. */
  record Stuck(boolean wanted) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      return new StateCondition.Dead(net, wanted);
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return this;
    }

    @Override
    public String toString() {
      return wanted ? "dead" : "not dead";
    }
  }

  /** A conjunction, or a disjunction. */
  record Joined(List<ConditionPlan> parts, boolean any) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      List<StateCondition> conditions = parts.stream().map(part -> part.of(net)).toList();
      return any ? new StateCondition.Any(conditions) : new StateCondition.All(conditions);
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return new Joined(
          parts.stream().map(part -> part.renumbered(slots, transitions)).toList(), any);
    }

    @Override
    public Stream<ConditionPlan> smaller() {
      return Stream.concat(
          parts.stream(),
          Cuts.inside(parts, ConditionPlan::smaller).map(others -> new Joined(others, any)));
    }

    @Override
    public String toString() {
      return parts.stream()
          .map(ConditionPlan::toString)
          .collect(Collectors.joining(any ? " or " : " and ", "(", ")"));
    }
  }

  /** The negation of a condition. */
  record Denied(ConditionPlan part) implements ConditionPlan {

    @Override
    public StateCondition of(Net net) {
      return part.of(net).negated();
    }

    @Override
    public ConditionPlan renumbered(IntUnaryOperator slots, IntUnaryOperator transitions) {
      return new Denied(part.renumbered(slots, transitions));
    }

    @Override
    public Stream<ConditionPlan> smaller() {
      return Stream.concat(Stream.of(part), part.smaller().map(Denied::new));
    }

    @Override
    public String toString() {
      return "not " + part;
    }
  }
}
