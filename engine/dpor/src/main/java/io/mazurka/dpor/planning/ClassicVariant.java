package io.mazurka.dpor.planning;

/** The three published variants of classic dynamic partial-order reduction. */
public enum ClassicVariant {
  /** Figure 3: backtracks to any thread that leads to the racing event. */
  HAPPENS_BEFORE,
  /** Figure 4: backtracks to the racing thread, or to all threads if that is not enabled. */
  CLOCK_VECTORS,
  /**
   * Figure 5: like figure 4, but looks only at the last access to the object; all accesses
   * conflict.
   */
  LAST_ACCESS
}
