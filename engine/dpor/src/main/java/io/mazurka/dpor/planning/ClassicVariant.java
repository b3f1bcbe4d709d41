package io.mazurka.dpor.planning;

/** The three published variants of classic dynamic partial-order reduction. */
public enum ClassicVariant {
  /** Figure 3: backtracks to any thread that leads to the racing event. */
  HAPPENS_BEFORE("figure 3"),
  /** Figure 4: backtracks to the racing thread, or to all threads if that is not enabled. */
  CLOCK_VECTORS("figure 4"),
  /**
   * Figure 5: like figure 4, but looks only at the last access to the object; all accesses
   * conflict.
   */
  LAST_ACCESS("figure 5");

  private final String figure;

  ClassicVariant(String figure) {
    this.figure = figure;
  }

  /** The figure of Flanagan and Godefroid (2005) that shows this variant. */
  public String figure() {
    return figure;
  }
}
