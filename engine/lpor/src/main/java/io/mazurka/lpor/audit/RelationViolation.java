package io.mazurka.lpor.audit;

/**
 * A state in which a claimed relation or stubborn set is wrong.
 *
 * @param first the transition that enables, disables or does not commute
 * @param second the transition that is enabled, disabled or not moved
 * @param state the state in which the first transition is executed
 * @param origin the state in which the refuted claim was made; a path that the claim covers leads
 *     from there to {@code state}
 */
public record RelationViolation(Condition condition, int first, int second, int state, int origin) {

  /** A violation in the very state in which the claim was made. */
  public RelationViolation(Condition condition, int first, int second, int state) {
    this(condition, first, second, state, state);
  }

  /** The condition that is violated. */
  public enum Condition {
    /** The first transition enables the second although the relation denies it (definition 1). */
    CAN_ENABLE,
    /** The first disables the second or does not commute with it (definition 2). */
    DEPENDENCY,
    /**
     * The first transition enables the second although no member of an enabling set was executed
     * before (definition 22).
     */
    NECESSARY_ENABLING,
    /**
     * The first transition changes a property although it is claimed to be invisible; the second
     * transition is the same.
     */
    VISIBILITY,
    /**
     * The first transition lies on a cycle although it is claimed not to; the second transition is
     * the same.
     */
    REPETITION,
    /**
     * The second transition, a member, cannot be moved before the first, which is no member
     * (condition D1).
     */
    COMMUTATION,
    /**
     * The first transition, no member, disables the second, the last possible key transition
     * (condition D2).
     */
    KEY_TRANSITION
  }
}
