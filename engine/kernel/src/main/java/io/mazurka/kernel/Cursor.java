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

  /** Tells {@code changes} which slots step {@code step} changes in the loaded state. */
  void fire(int step, Changes changes);

  /**
   * Moves to {@code state} and fires all its steps in order; implementations may do this faster
   * than step by step.
   */
  default void fireAll(int[] state, Changes changes) {
    int steps = load(state);
    for (int step = 0; step < steps; step++) {
      fire(step, changes);
    }
  }

  /** The state that step {@code step} leads to; {@code loaded} is the loaded state. */
  default int[] successor(int[] loaded, int step) {
    int[] successor = loaded.clone();
    fire(
        step,
        new Changes() {
          @Override
          public void set(int slot, int value) {
            successor[slot] = value;
          }

          @Override
          public void endStep() {}
        });
    return successor;
  }
}
