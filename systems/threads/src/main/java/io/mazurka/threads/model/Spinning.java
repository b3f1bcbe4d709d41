package io.mazurka.threads.model;

/**
 * Recognises a thread that turns in a loop: as long as no object changes, the thread only reads,
 * and comes back to the same local state. Such a thread waits for another thread to write, just
 * like a blocked thread.
 */
public final class Spinning {

  /** The most reads in one turn; longer turns are not recognised. */
  private static final int MOST_READS = 64;

  private Spinning() {}

  /**
   * The number of reads after which {@code thread} is in {@code local} again; zero if the thread
   * does not come back, or waits, chooses or writes on the way. The first slots of {@code state}
   * are the objects.
   */
  public static int reads(StepModel model, int[] state, int thread, int local) {
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
