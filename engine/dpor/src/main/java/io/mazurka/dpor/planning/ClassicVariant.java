package io.mazurka.dpor.planning;

/** The three published variants of classic dynamic partial-order reduction. */
public enum ClassicVariant {
  /** Figure 3: backtracks to any thread that leads to the racing event. */
  HAPPENS_BEFORE,
  /** Figure 4: backtracks to the racing thread, or to all if it is not enabled. */
  CLOCK_VECTORS,
  /** Figure 5: the same, looking at the last access only; every access conflicts. */
  LAST_ACCESS
}
