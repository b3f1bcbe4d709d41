package io.mazurka.protocols.engine.relations;

import java.util.Arrays;

/**
 * The transitions that matter to another one: some that are listed, those that can send certain
 * letters, and those that matter only while certain letters may still be consumed.
 */
final class RelatedTransitions {

  private final long[] transitions;
  private final int letters;
  private final int[] rivals;

  /**
   * @param transitions the listed transitions, as a bit set in words
   * @param letters the number of a set of letters, as in {@link Senders}
   */
  RelatedTransitions(long[] transitions, int letters) {
    this(transitions, letters, new int[0]);
  }

  /**
   * @param rivals transitions, each with the number of a set of letters, as in {@link Consumers}
   */
  RelatedTransitions(long[] transitions, int letters, int[] rivals) {
    this.transitions = transitions;
    this.letters = letters;
    this.rivals = rivals;
  }

  int[] rivals() {
    return rivals;
  }

  long[] transitions() {
    return transitions;
  }

  int letters() {
    return letters;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RelatedTransitions related
        && letters == related.letters
        && Arrays.equals(transitions, related.transitions)
        && Arrays.equals(rivals, related.rivals);
  }

  @Override
  public int hashCode() {
    return 31 * letters + Arrays.hashCode(transitions);
  }
}
