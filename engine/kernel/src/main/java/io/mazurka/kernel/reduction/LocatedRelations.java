package io.mazurka.kernel.reduction;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.StateRelations;
import org.jspecify.annotations.Nullable;

/**
 * The relations between the transitions of a system in one state, to which {@link #moveTo} moves.
 */
public interface LocatedRelations extends StateRelations {

  /** Moves to {@code state}, which is kept by reference until the next call. */
  void moveTo(int[] state);

  /** The number of words that {@link #writeKey} writes, or 0 if there is no key. */
  default int keyWords() {
    return 0;
  }

  /**
   * Writes words to {@code key} that determine all relations: if two states have the same words,
   * they have the same relations.
   */
  default void writeKey(long[] key, int from) {
    // There is no key.
  }

  /**
   * Adds transitions that may be visible in some states, but are invisible from the current state
   * on as long as no transition that interferes with them is taken.
   */
  default void addInvisible(long[] set) {
    // Transitions that are visible in some state count as visible in all.
  }

  /**
   * Adds transitions, among them all that a step of {@code transition}, which is enabled, may
   * disable. {@link GrowingSets} learn of a transition when they see it enabled, perhaps only after
   * this one; those that are added count as seen.
   */
  default void addThreatened(int transition, long[] set) {
    addInterfering(transition, set);
  }

  /**
   * Takes over what {@code colleague}, which may be this object, noticed in the states that it was
   * moved to. Before this call these observations have no effect on the relations.
   */
  default void takeIn(LocatedRelations colleague) {
    // The relations depend on the state alone.
  }

  /** The observations that have an effect on the relations, now or after {@link #takeIn}. */
  default int[] learned() {
    return new int[0];
  }

  /** Takes over what other relations of the same kind have {@link #learned}. */
  default void recall(int[] learned) {
    // The relations depend on the state alone.
  }

  /**
   * The stubborn sets of a new worker, if these relations can compute them faster than by a closure
   * from each transition; otherwise null.
   *
   * @param forbidden the transitions that only the set of everything may have; kept by reference,
   *     because its owner changes it from state to state
   */
  default @Nullable CandidateSets sets(long[] forbidden) {
    return null;
  }
}
