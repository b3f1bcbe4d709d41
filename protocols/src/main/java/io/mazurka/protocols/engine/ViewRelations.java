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

  /** The letters in the inbox, ascending. */
  final int[] pending;

  /** Per pending letter, the transitions that may consume it. */
  final long[][] consumers;

  ViewRelations(
      long[] alive,
      long[][] interfering,
      long[][][] enabling,
      int[][] sent,
      int[] pending,
      long[][] consumers) {
    this.alive = alive;
    this.interfering = interfering;
    this.enabling = enabling;
    this.sent = sent;
    this.pending = pending;
    this.consumers = consumers;
  }
}
