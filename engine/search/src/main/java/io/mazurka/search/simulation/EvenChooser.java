package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import java.util.SplittableRandom;

/** Chooses each step with the same probability. */
final class EvenChooser implements StepChooser {

  @Override
  public void begin(SplittableRandom random) {}

  @Override
  public int choose(Cursor cursor, int steps, SplittableRandom random) {
    return random.nextInt(steps);
  }
}
