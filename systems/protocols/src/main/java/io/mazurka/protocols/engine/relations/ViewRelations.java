package io.mazurka.protocols.engine.relations;

import java.util.Arrays;

/**
 * The parts of the relations between transitions that depend on one view of a process; equal
 * objects mean equal relations. Sets of transitions are bit sets in words; the transitions of the
 * process are counted from its first one.
 */
final class ViewRelations {

  /** Per own transition, the transitions that interfere with it while it is enabled. */
  final RelatedTransitions[] interfering;

  /** Per own transition, its necessary enabling sets while it is disabled. */
  final RelatedTransitions[][] enabling;

  /**
   * Per own transition, the letters it may send, as recipient, letter, recipient, letter and so on.
   */
  final int[][] sent;

  /**
   * By sender, the number of letters that wait; empty if channels are not bounded or relations do
   * not depend on it.
   */
  final int[] waiting;

  /** Per own transition, to whom it sends and how many letters, if that matters. */
  final int[][] filling;

  private final int local;

  /** The letters in the inbox that may be sent again and may still be consumed, sorted. */
  private final int[] pending;

  /** Per letter, the transitions that may still consume it, or null. */
  private final long[][] takers;

  /**
   * @param local the local state, or {@link RemainingTransitions#CRASHED}
   * @param pending the letters in the inbox that may be sent again while they are pending, sorted
   */
  ViewRelations(
      int local,
      RelatedTransitions[] interfering,
      RelatedTransitions[][] enabling,
      int[][] sent,
      int[] pending,
      long[][] takers,
      int[] waiting,
      int[][] filling) {
    this.local = local;
    this.interfering = interfering;
    this.enabling = enabling;
    this.sent = sent;
    this.pending =
        Arrays.stream(pending)
            .filter(letter -> letter < takers.length && takers[letter] != null)
            .toArray();
    this.takers = takers;
    this.waiting = waiting;
    this.filling = filling;
  }

  /** Whether this letter, which is sent again, is in the inbox and may still be consumed. */
  boolean isPending(int letter) {
    return Arrays.binarySearch(pending, letter) >= 0;
  }

  /** The transitions that may consume a letter that is pending. */
  long[] takers(int letter) {
    return takers[letter];
  }

  /** Ignores which transition consumes which letter: the local state determines that. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ViewRelations relations
        && local == relations.local
        && Arrays.equals(pending, relations.pending)
        && Arrays.equals(waiting, relations.waiting)
        && Arrays.deepEquals(filling, relations.filling)
        && Arrays.equals(interfering, relations.interfering)
        && Arrays.deepEquals(enabling, relations.enabling)
        && Arrays.deepEquals(sent, relations.sent);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * local + Arrays.hashCode(pending)) + Arrays.deepHashCode(sent))
        + Arrays.deepHashCode(enabling);
  }
}
