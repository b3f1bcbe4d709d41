package io.mazurka.threads.model;

/**
 * Recognises a thread that turns in a loop: as long as all objects stay as they are it only reads,
 * and comes back to the local state it is in. It waits for another thread to write, as surely as
 * one that is blocked.
 */
final class Spinning {

  /** Longer turns are not recognised. */
  private static final int MOST_READS = 64;

  private Spinning() {}

  /**
   * How many reads bring {@code thread} back to where it is; zero if it does not turn, or chooses,
   * or writes. The first slots of {@code state} are the objects.
   */
  static int reads(StepModel model, int[] state, int thread, int local) {
    ThreadTable table = model.thread(thread);
    if (!table.mayTurn()) {
      return 0;
    }
    int at = local;
    for (int reads = 1; reads <= MOST_READS; reads++) {
      LocalState current = table.state(at);
      if (current.alternatives == 0 || current.slot >= model.objects()) {
        return 0;
      }
      long outcome = table.outcome(current, state[current.slot]);
      if (outcome == LocalState.WAITING || LocalState.isWrite(outcome)) {
        return 0;
      }
      at = LocalState.local(outcome);
      if (at == local) {
        return reads;
      }
    }
    return 0;
  }
}
