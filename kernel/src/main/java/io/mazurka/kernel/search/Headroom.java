package io.mazurka.kernel.search;

/**
 * How much room a layout leaves beyond the largest values so far. Usually none but what words have
 * to spare. But when values outgrow their places again and again while the number of states hardly
 * grows, the slot that grows gets four more bits each time and all others one, so that repacking
 * costs little in the long run. The more slots there are, the sooner: repacking costs more then,
 * and bits that are not needed matter less.
 */
final class Headroom {

  /** Repacking less than so many values is not worth thinking about. */
  private static final long FREE = 100_000;

  private static final int LEAST_PATIENCE = 2;
  private static final int PATIENT_SLOTS = 160;
  private static final int LARGEST = Integer.MAX_VALUE >> 1;

  private long statesBefore;
  private int outgrown;

  /** Every slot has room for this value. */
  private int least;

  /** Raises {@code maxima} to what the next layout should have room for. */
  void raise(int[] maxima, int growing, long states) {
    if (states > 2 * statesBefore) {
      statesBefore = states;
      outgrown = 0;
    }
    int patience = LEAST_PATIENCE + PATIENT_SLOTS / maxima.length;
    if (states * maxima.length > FREE && ++outgrown > patience) {
      least = (int) Math.min(LARGEST, 2L * least + 3);
      long roomy = 16L * maxima[growing] + 15;
      maxima[growing] = (int) Math.max(maxima[growing], Math.min(LARGEST, roomy));
    }
    for (int slot = 0; slot < maxima.length; slot++) {
      maxima[slot] = Math.max(maxima[slot], least);
    }
  }
}
