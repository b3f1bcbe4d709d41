package io.mazurka.bench.cores;

import io.mazurka.search.parallel.WorkAccount.Turn;

/**
 * A model of work and span (Brent 1974): work that all workers share is divided by the number of
 * cores, and what one worker does while others wait, the span, is not.
 *
 * @param shared seconds of work that is shared
 * @param alone seconds of what one worker does while the others wait
 * @param states the number of states
 * @param handovers how often in a round all wait for the last
 * @param handover seconds that pass until all have noticed that the last is done
 * @param roundStates how many states a round has for each worker
 * @param batchStates how many states the last batch has for which others may have to wait
 */
record SpanModel(
    double shared,
    double alone,
    double states,
    int handovers,
    double handover,
    int roundStates,
    int batchStates) {

  private static final int HANDOVERS = 3;
  private static final double HANDOVER = 40e-6;
  private static final int ROUND_STATES = 8_192;
  private static final int BATCH_STATES = 512;

  /** The model of a search with what was measured. */
  static SpanModel of(CoresFigures measured) {
    double shared =
        measured.seconds(Turn.EXPAND)
            + measured.seconds(Turn.SORT)
            + measured.seconds(Turn.ADD)
            + measured.seconds(Turn.BRING);
    double alone =
        measured.seconds(Turn.LEAD) + measured.seconds(Turn.SOLE) + measured.figure("gc");
    return new SpanModel(
        shared, alone, measured.figure("states"), HANDOVERS, HANDOVER, ROUND_STATES, BATCH_STATES);
  }

  /** The seconds that a search takes on so many cores. */
  double seconds(int cores) {
    if (cores == 1) {
      return shared + alone;
    }
    double rounds = Math.ceil(states / ((double) roundStates * cores));
    double lastBatch = shared / states * batchStates / 2;
    return shared / cores + alone + rounds * (handovers * handover + lastBatch);
  }
}
