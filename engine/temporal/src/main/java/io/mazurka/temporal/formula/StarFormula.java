package io.mazurka.temporal.formula;

import java.util.List;

/**
 * A formula of branching time in which quantifiers over paths and operators over time are combined
 * freely (CTL*). A formula is about a state if a quantifier is around each of its operators over
 * time; otherwise it is about a path. A path that ends in a terminal state repeats that state for
 * ever; only {@link SomeStep} looks at the steps themselves.
 */
public sealed interface StarFormula extends TemporalFormula {

  /** Always true, or always false. */
  record Constant(boolean value) implements StarFormula {}

  /** The atom with this number holds in the state, or the first state of the path. */
  record Atom(int number) implements StarFormula {}

  /** The operand fails. */
  record Not(StarFormula operand) implements StarFormula {}

  /** Both operands hold. */
  record And(StarFormula left, StarFormula right) implements StarFormula {}

  /** At least one operand holds. */
  record Or(StarFormula left, StarFormula right) implements StarFormula {}

  /** The operand holds of the path from its next state on. */
  record Next(StarFormula operand) implements StarFormula {}

  /** The right operand holds at some time, and the left one until then. */
  record Until(StarFormula left, StarFormula right) implements StarFormula {}

  /** The right operand holds up to and including the time when the left one holds, or for ever. */
  record Release(StarFormula left, StarFormula right) implements StarFormula {}

  /** The operand holds of some path from the state. */
  record SomePath(StarFormula operand) implements StarFormula {}

  /** The operand, which is about a state, holds after some step. */
  record SomeStep(StarFormula operand) implements StarFormula {}

  /** The left operand does not hold, or the right one does. */
  static StarFormula implies(StarFormula left, StarFormula right) {
    return new Or(new Not(left), right);
  }

  /** Both operands hold, or none does. */
  static StarFormula equivalent(StarFormula left, StarFormula right) {
    return new Or(new And(left, right), new And(new Not(left), new Not(right)));
  }

  /** The operand holds now or later (F). */
  static StarFormula eventually(StarFormula operand) {
    return new Until(new Constant(true), operand);
  }

  /** The operand holds now and for ever (G). */
  static StarFormula always(StarFormula operand) {
    return new Release(new Constant(false), operand);
  }

  /** The left operand holds until the right one does, or for ever. */
  static StarFormula weakUntil(StarFormula left, StarFormula right) {
    return new Release(right, new Or(left, right));
  }

  /** The operand holds of every path from the state (A). */
  static StarFormula allPaths(StarFormula operand) {
    return new Not(new SomePath(new Not(operand)));
  }

  /** The operand, which is about a state, holds after every step (AX). */
  static StarFormula allSteps(StarFormula operand) {
    return new Not(new SomeStep(new Not(operand)));
  }

  /** Whether the formula is about a state. */
  default boolean isAboutState() {
    boolean overTime = this instanceof Next || this instanceof Until || this instanceof Release;
    boolean quantified = this instanceof SomePath || this instanceof SomeStep;
    return quantified || (!overTime && operands().stream().allMatch(StarFormula::isAboutState));
  }

  @Override
  default boolean usesNext() {
    return this instanceof Next
        || this instanceof SomeStep
        || operands().stream().anyMatch(StarFormula::usesNext);
  }

  @Override
  default List<StarFormula> operands() {
    if (this instanceof Not not) {
      return List.of(not.operand());
    } else if (this instanceof Next next) {
      return List.of(next.operand());
    } else if (this instanceof SomePath some) {
      return List.of(some.operand());
    } else if (this instanceof SomeStep some) {
      return List.of(some.operand());
    } else if (this instanceof And and) {
      return List.of(and.left(), and.right());
    } else if (this instanceof Or or) {
      return List.of(or.left(), or.right());
    } else if (this instanceof Until until) {
      return List.of(until.left(), until.right());
    } else if (this instanceof Release release) {
      return List.of(release.left(), release.right());
    }
    return List.of();
  }
}
