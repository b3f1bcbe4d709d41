package io.mazurka.protocols.engine;

import java.util.Arrays;

/**
 * What the relations between transitions depend on in one view of a process. Sets of transitions
 * are words; the process's own transitions are counted from its first.
 */
final class ViewRelations {

  /** The transitions of the process that may still be taken. */
  final long[] alive;

  /** Per own transition, what interferes with it while it is enabled. */
  final long[][] interfering;

  /** The necessary enabling sets of all own transitions, one after the other. */
  final long[] enabling;

  /** Per own transition, where its enabling sets start, counted in sets; and where all end. */
  private final int[] firstEnabling;

  /** Per own transition, what it may send: recipient, letter, recipient, letter, ... */
  final int[][] sent;

  /** The letters in the inbox that may still be consumed, as bits. */
  private final long[] pending;

  /** Per letter in the inbox, the transitions that may consume it; null for other letters. */
  private final long[][] consumers;

  ViewRelations(
      long[] alive, long[][] interfering, long[][][] enabling, int[][] sent, long[][] consumers) {
    this.alive = alive;
    this.interfering = interfering;
    this.firstEnabling = new int[enabling.length + 1];
    for (int place = 0; place < enabling.length; place++) {
      firstEnabling[place + 1] = firstEnabling[place] + enabling[place].length;
    }
    this.enabling =
        Arrays.stream(enabling).flatMap(Arrays::stream).flatMapToLong(Arrays::stream).toArray();
    this.sent = sent;
    this.pending = new long[consumers.length / Long.SIZE + 1];
    this.consumers = consumers;
    for (int letter = 0; letter < consumers.length; letter++) {
      if (consumers[letter] != null) {
        pending[letter / Long.SIZE] |= 1L << letter;
      }
    }
  }

  /** How many necessary enabling sets an own transition has while it is disabled. */
  int enablingSets(int place) {
    return firstEnabling[place + 1] - firstEnabling[place];
  }

  /** Where in {@link #enabling} such a set is. */
  int enablingSet(int place, int index) {
    return (firstEnabling[place] + index) * alive.length;
  }

  /** Whether this letter is in the inbox and may still be consumed. */
  boolean isPending(int letter) {
    int word = letter >>> 6;
    return word < pending.length && (pending[word] >>> letter & 1) != 0;
  }

  /** The transitions that may consume a letter that is pending. */
  long[] consumers(int letter) {
    return consumers[letter];
  }
}
