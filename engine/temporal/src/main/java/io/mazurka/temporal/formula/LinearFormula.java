package io.mazurka.temporal.formula;

import java.util.List;

/** A formula of linear time: it holds or fails for an infinite sequence of states. */
public sealed interface LinearFormula extends TemporalFormula {

  /** Always true, or always false. */
  record Constant(boolean value) implements LinearFormula {}

  /** The atom with this number holds now. */
  record Atom(int number) implements LinearFormula {}

  /** The operand fails. */
  record Not(LinearFormula operand) implements LinearFormula {}

  /** Both operands hold. */
  record And(LinearFormula left, LinearFormula right) implements LinearFormula {}

  /** At least one operand holds. */
  record Or(LinearFormula left, LinearFormula right) implements LinearFormula {}

  /** The operand holds from the next state on. */
  record Next(LinearFormula operand) implements LinearFormula {}

  /** The right operand holds at some time, and the left one until then. */
  record Until(LinearFormula left, LinearFormula right) implements LinearFormula {}

  /** The right operand holds up to and including the time when the left one holds, or for ever. */
  record Release(LinearFormula left, LinearFormula right) implements LinearFormula {}

  /** The operand does not hold. */
  static LinearFormula not(LinearFormula operand) {
    return new Not(operand);
  }

  /** The left operand does not hold, or the right one does. */
  static LinearFormula implies(LinearFormula left, LinearFormula right) {
    return new Or(new Not(left), right);
  }

  /** Both operands hold, or none does. */
  static LinearFormula equivalent(LinearFormula left, LinearFormula right) {
    return new Or(new And(left, right), new And(new Not(left), new Not(right)));
  }

  /** The operand holds now or later (F). */
  static LinearFormula eventually(LinearFormula operand) {
    return new Until(new Constant(true), operand);
  }

  /** The operand holds now and for ever (G). */
  static LinearFormula always(LinearFormula operand) {
    return new Release(new Constant(false), operand);
  }

  /** The left operand holds until the right one does, or for ever. */
  static LinearFormula weakUntil(LinearFormula left, LinearFormula right) {
    return new Release(right, new Or(left, right));
  }

  /** Whenever the left operand holds, the right one holds then or later. */
  static LinearFormula leadsTo(LinearFormula left, LinearFormula right) {
    return always(implies(left, eventually(right)));
  }

  @Override
  default boolean usesNext() {
    return this instanceof Next || operands().stream().anyMatch(LinearFormula::usesNext);
  }

  @Override
  default List<LinearFormula> operands() {
    if (this instanceof Not not) {
      return List.of(not.operand());
    } else if (this instanceof Next next) {
      return List.of(next.operand());
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
