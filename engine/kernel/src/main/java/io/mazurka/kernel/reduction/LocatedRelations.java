package io.mazurka.kernel.reduction;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.StateRelations;
import org.jspecify.annotations.Nullable;

/** The relations between the transitions of a system in the state it was moved to. */
public interface LocatedRelations extends StateRelations {

  /** Moves to {@code state}, which is kept by reference until the next call. */
  void moveTo(int[] state);

  /** The number of words that {@link #writeKey} writes, or 0 if there is no key. */
  default int keyWords() {
    return 0;
  }

  /**
   * Writes words to {@code key} such that in two states for which they are equal all relations are
   * the same.
   */
  default void writeKey(long[] key, int from) {
    // Nothing is promised.
  }

  /**
   * Adds transitions that may be visible somewhere, but not from here on as long as nothing that
   * interferes with them is executed.
   */
  default void addInvisible(long[] set) {
    // What is visible somewhere is taken to be visible here.
  }

  /**
   * Takes in what the relations of a colleague, or these themselves, came across in the states they
   * were moved to; until then it makes no difference.
   */
  default void takeIn(LocatedRelations colleague) {
    // The relations depend on the state alone.
  }

  /** What makes a difference, now or when it is taken in, of what they came across. */
  default int[] learned() {
    return new int[0];
  }

  /** Knows from now on what other relations of the same kind had learned. */
  default void recall(int[] learned) {
    // The relations depend on the state alone.
  }

  /**
   * The sets of a new worker, if these relations know a faster way to them than closures from each
   * transition; null if they do not.
   *
   * @param forbidden the transitions that no set may have but the one of everything, kept by
   *     reference: its owner changes it from state to state
   */
  default @Nullable CandidateSets sets(long[] forbidden) {
    return null;
  }
}
