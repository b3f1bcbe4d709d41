package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import java.util.SplittableRandom;

/** Chooses the steps of random executions, one execution after the other, for one worker. */
interface StepChooser {

  /** Begins an execution. */
  void begin(SplittableRandom random);

  /**
   * The index of one of the {@code steps} steps of the state that {@code cursor} stands on; there
   * is at least one.
   */
  int choose(Cursor cursor, int steps, SplittableRandom random);
}
