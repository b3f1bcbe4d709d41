package io.mazurka.kernel;

/**
 * One worker's view of a transition system: it stands on one state and enumerates its steps. The
 * order of the steps of a state is fixed, so a path is an initial state and a list of step indices.
 */
public interface Cursor {

  /** Moves to {@code state} (kept by reference until the next call) and counts its steps. */
  int load(int[] state);

  /** The number of the transition that step {@code step} of the loaded state belongs to. */
  int transition(int step);

  /** Adds to {@code changes}, which is empty, what step {@code step} does to the loaded state. */
  void fire(int step, Changes changes);
}
