package io.mazurka.search.store.packing;

/**
 * Decides how much room a layout leaves beyond the largest values so far. At first it leaves only
 * the bits that words have to spare. When values outgrow their places again and again while the
 * number of states hardly grows, the slot that grows gets four more bits each time and all others
 * one, so that states are seldom repacked. With more slots this begins sooner, because repacking
 * costs more and unneeded bits matter less.
 */
public final class Headroom {

  /** Repacking fewer values than this costs next to nothing. */
  private static final long FREE = 100_000;

  private static final int LEAST_PATIENCE = 2;
  private static final int PATIENT_SLOTS = 160;
  private static final int LARGEST = Integer.MAX_VALUE >> 1;

  private long statesBefore;
  private int outgrown;

  /** The least value that every slot must have room for. */
  private int least;

  /** Raises {@code maxima} to the values that the next layout should have room for. */
  public void raise(int[] maxima, int growing, long states) {
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
