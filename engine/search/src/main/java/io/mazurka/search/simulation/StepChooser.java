package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses the steps of random executions, one execution after the other, for one worker. */
interface StepChooser {

  /** Begins an execution. */
  void begin(SplittableRandom random);

  /** The index of the initial state to begin in. */
  default int start(int initialStates, SplittableRandom random) {
    return random.nextInt(initialStates);
  }

  /**
   * The index of one of the {@code steps} steps of the state that {@code cursor} stands on; there
   * is at least one.
   */
  int choose(Cursor cursor, int steps, SplittableRandom random);

  /**
   * Takes notice of the step that was chosen.
   *
   * @param before the transition that was taken before in this execution, or -1
   */
  default void took(int before, int transition, int[] from, int[] to) {}

  /** Takes notice that the execution with this number is over. */
  default void end(long number, int start, List<Integer> steps) {}
}
