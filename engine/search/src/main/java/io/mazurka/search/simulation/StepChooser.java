package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import java.util.SplittableRandom;

/** Chooses the steps of one execution after the other, for one worker. */
interface StepChooser {

  /** Begins an execution. */
  void begin(SplittableRandom random);

  /** One of the {@code steps}, at least one, of the state that {@code cursor} stands on. */
  int choose(Cursor cursor, int steps, SplittableRandom random);
}
