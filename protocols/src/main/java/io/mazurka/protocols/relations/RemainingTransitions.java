package io.mazurka.protocols.relations;

/**
 * What a process may still do from where it is, whatever is in its inbox. Sets of transitions are
 * words.
 */
final class RemainingTransitions {

  /** Stands for the local state of a process that has crashed and does nothing any more. */
  static final int CRASHED = -1;

  /** The local state. */
  final int local;

  /** The transitions of the process that may still be taken. */
  final long[] alive;

  /** The transitions of the process that are invisible from here on. */
  final long[] invisible;

  RemainingTransitions(int local, long[] alive, long[] invisible) {
    this.local = local;
    this.alive = alive;
    this.invisible = invisible;
  }
}
