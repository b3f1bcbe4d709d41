package io.mazurka.protocols.engine.relations;

/**
 * The transitions that a process may still take from its local state on, whatever its inbox
 * contains. Sets of transitions are bit sets in words.
 */
final class RemainingTransitions {

  /** Stands for the local state of a crashed process, which takes no more steps. */
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
