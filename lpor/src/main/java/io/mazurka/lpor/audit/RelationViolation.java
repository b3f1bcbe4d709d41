package io.mazurka.lpor.audit;

/**
 * A state in which a relation or a stubborn set is not what it should be.
 *
 * @param first the transition that does harm
 * @param second the transition that suffers it
 * @param state where the first is executed
 * @param origin where the claim was made that this disproves: a path that the claim is about leads
 *     from there to {@code state}
 */
public record RelationViolation(Condition condition, int first, int second, int state, int origin) {

  /** A violation right where the claim was made. */
  public RelationViolation(Condition condition, int first, int second, int state) {
    this(condition, first, second, state, state);
  }

  /** The condition that is violated. */
  public enum Condition {
    /** The first enables the second, which it should not be able to (definition 1). */
    CAN_ENABLE,
    /** The first disables the second or does not commute with it (definition 2). */
    DEPENDENCY,
    /** The first enables the second without a member of an enabling set before (definition 22). */
    NECESSARY_ENABLING,
    /** The first changes a property, though it is called invisible; the second is the first. */
    VISIBILITY,
    /** The first lies on a cycle, though it is said not to; the second is the first. */
    REPETITION,
    /** The second, a member, cannot be moved before the first, which is not (condition D1). */
    COMMUTATION,
    /** The first, no member, disables the second, the last one that could be a key (D2). */
    KEY_TRANSITION
  }
}
