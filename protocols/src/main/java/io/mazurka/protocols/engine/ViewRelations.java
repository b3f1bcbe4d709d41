package io.mazurka.protocols.engine;

/**
 * What the relations between transitions depend on in one view of a process. Sets of transitions
 * are words; the process's own transitions are counted from its first.
 */
final class ViewRelations {

  /** The transitions of the process that may still be taken. */
  final long[] alive;

  /** Per own transition, what interferes with it while it is enabled. */
  final long[][] interfering;

  /** Per own transition, the necessary enabling sets while it is disabled. */
  final long[][][] enabling;

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
    this.enabling = enabling;
    this.sent = sent;
    this.pending = new long[consumers.length / Long.SIZE + 1];
    this.consumers = consumers;
    for (int letter = 0; letter < consumers.length; letter++) {
      if (consumers[letter] != null) {
        pending[letter / Long.SIZE] |= 1L << letter;
      }
    }
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
