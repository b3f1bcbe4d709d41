package io.mazurka.temporal.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * A formula of branching time: it holds or fails in a state. A path may end in a terminal state,
 * which has no next state. Without {@link SomePath} it is a formula of CTL.
 */
public sealed interface BranchingFormula extends TemporalFormula {

  /**
   * The size of the largest formula that is repeated where an operator over time becomes several
   * others. So formulas within one another do not explode: with a larger one, the operator is that
   * of a quantified path, in which each operand occurs once.
   */
  int MOST_REPEATED = 200;

  /** The left one of two operands, as an atom of a path. */
  LinearFormula LEFT = new LinearFormula.Atom(0);

  /** The right one of two operands. */
  LinearFormula RIGHT = new LinearFormula.Atom(1);

  /** The left one of two operands fails. */
  LinearFormula NOT_LEFT = new LinearFormula.Not(LEFT);

  /** The right one of two operands fails. */
  LinearFormula NOT_RIGHT = new LinearFormula.Not(RIGHT);

  /** Always true, or always false. */
  record Constant(boolean value) implements BranchingFormula {}

  /** The atom with this number holds here. */
  record Atom(int number) implements BranchingFormula {}

  /** The operand fails. */
  record Not(BranchingFormula operand) implements BranchingFormula {}

  /** Both operands hold. */
  record And(BranchingFormula left, BranchingFormula right) implements BranchingFormula {}

  /** At least one operand holds. */
  record Or(BranchingFormula left, BranchingFormula right) implements BranchingFormula {}

  /** The operand holds in some next state (EX). */
  record SomeNext(BranchingFormula operand) implements BranchingFormula {}

  /** On some path the right operand holds at some time, and the left one until then (EU). */
  record SomeUntil(BranchingFormula left, BranchingFormula right) implements BranchingFormula {}

  /** The operand holds all along some path that is infinite or ends in a terminal state (EG). */
  record SomeAlways(BranchingFormula operand) implements BranchingFormula {}

  /**
   * Some path satisfies a formula of linear time (a part of CTL*). A path that ends in a terminal
   * state repeats that state for ever.
   *
   * @param path in negation normal form; its atoms are the numbers of {@code parts}
   * @param parts formulas about states
   */
  record SomePath(LinearFormula path, List<BranchingFormula> parts) implements BranchingFormula {

    public SomePath {
      parts = List.copyOf(parts);
    }

    /** Leaves out the parts that are no atom of the path. */
    static SomePath of(LinearFormula path, List<BranchingFormula> parts) {
      List<BranchingFormula> used = new ArrayList<>();
      LinearFormula renumbered =
          LinearNormalForm.withLiterals(
              path,
              literal ->
                  literal instanceof LinearFormula.Not not
                      ? new LinearFormula.Not(renumbered(not.operand(), parts, used))
                      : renumbered(literal, parts, used));
      return new SomePath(renumbered, used);
    }

    private static LinearFormula renumbered(
        LinearFormula atom, List<BranchingFormula> parts, List<BranchingFormula> used) {
      BranchingFormula part = parts.get(((LinearFormula.Atom) atom).number());
      if (!used.contains(part)) {
        used.add(part);
      }
      return new LinearFormula.Atom(used.indexOf(part));
    }
  }

  /** The operand does not hold. */
  static BranchingFormula not(BranchingFormula operand) {
    return new Not(operand);
  }

  /** The left operand does not hold, or the right one does. */
  static BranchingFormula implies(BranchingFormula left, BranchingFormula right) {
    return new Or(new Not(left), right);
  }

  /** Both operands hold, or none does. */
  static BranchingFormula equivalent(BranchingFormula left, BranchingFormula right) {
    return new Or(new And(left, right), new And(new Not(left), new Not(right)));
  }

  /** The operand holds in every next state (AX). */
  static BranchingFormula allNext(BranchingFormula operand) {
    return new Not(new SomeNext(new Not(operand)));
  }

  /** The operand holds at some time on some path (EF). */
  static BranchingFormula someEventually(BranchingFormula operand) {
    return new SomeUntil(new Constant(true), operand);
  }

  /** The operand holds at some time on every path (AF). */
  static BranchingFormula allEventually(BranchingFormula operand) {
    return new Not(new SomeAlways(new Not(operand)));
  }

  /** The operand holds all along every path (AG). */
  static BranchingFormula allAlways(BranchingFormula operand) {
    return new Not(someEventually(new Not(operand)));
  }

  /** On every path the right operand holds at some time, and the left one until then (AU). */
  static BranchingFormula allUntil(BranchingFormula left, BranchingFormula right) {
    return right.size() > MOST_REPEATED
        ? new Not(somePath(new LinearFormula.Release(NOT_LEFT, NOT_RIGHT), left, right))
        : new And(allEventually(right), allWeakUntil(left, right));
  }

  /** On some path the left operand holds until the right one does, or for ever (EW). */
  static BranchingFormula someWeakUntil(BranchingFormula left, BranchingFormula right) {
    return left.size() > MOST_REPEATED
        ? somePath(new LinearFormula.Release(RIGHT, new LinearFormula.Or(LEFT, RIGHT)), left, right)
        : new Or(new SomeUntil(left, right), new SomeAlways(left));
  }

  /** On every path the left operand holds until the right one does, or for ever (AW). */
  static BranchingFormula allWeakUntil(BranchingFormula left, BranchingFormula right) {
    if (right.size() > MOST_REPEATED) {
      LinearFormula never = new LinearFormula.And(NOT_LEFT, NOT_RIGHT);
      return new Not(somePath(new LinearFormula.Until(NOT_RIGHT, never), left, right));
    }
    BranchingFormula neither = new And(new Not(left), new Not(right));
    return new Not(new SomeUntil(new Not(right), neither));
  }

  /**
   * On some path the right operand holds up to and including the time when the left one holds, or
   * for ever (ER).
   */
  static BranchingFormula someRelease(BranchingFormula left, BranchingFormula right) {
    return right.size() > MOST_REPEATED
        ? somePath(new LinearFormula.Release(LEFT, RIGHT), left, right)
        : someWeakUntil(right, new And(left, right));
  }

  /**
   * On every path the right operand holds up to and including the time when the left one holds, or
   * for ever (AR).
   */
  static BranchingFormula allRelease(BranchingFormula left, BranchingFormula right) {
    return right.size() > MOST_REPEATED
        ? new Not(new SomeUntil(new Not(left), new Not(right)))
        : allWeakUntil(right, new And(left, right));
  }

  private static BranchingFormula somePath(
      LinearFormula path, BranchingFormula left, BranchingFormula right) {
    return SomePath.of(path, List.of(left, right));
  }

  /** On every path, whenever the left operand holds, the right one holds then or later. */
  static BranchingFormula leadsTo(BranchingFormula left, BranchingFormula right) {
    return allAlways(implies(left, allEventually(right)));
  }

  /** Whether it is a formula of CTL. */
  default boolean isPlain() {
    return !(this instanceof SomePath) && operands().stream().allMatch(BranchingFormula::isPlain);
  }

  @Override
  default boolean usesNext() {
    return this instanceof SomeNext
        || (this instanceof SomePath some && some.path().usesNext())
        || operands().stream().anyMatch(BranchingFormula::usesNext);
  }

  @Override
  default List<BranchingFormula> operands() {
    if (this instanceof Not not) {
      return List.of(not.operand());
    } else if (this instanceof SomeNext next) {
      return List.of(next.operand());
    } else if (this instanceof SomeAlways always) {
      return List.of(always.operand());
    } else if (this instanceof And and) {
      return List.of(and.left(), and.right());
    } else if (this instanceof Or or) {
      return List.of(or.left(), or.right());
    } else if (this instanceof SomeUntil until) {
      return List.of(until.left(), until.right());
    } else if (this instanceof SomePath some) {
      return some.parts();
    }
    return List.of();
  }
}
