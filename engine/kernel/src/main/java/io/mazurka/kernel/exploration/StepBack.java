package io.mazurka.kernel.exploration;

import java.util.Locale;

/**
 * That a search has given up its reduction, and explored everything from then on: each state has
 * its own stubborn set, and all that is enabled is always one.
 *
 * @param states after how many expanded states
 * @param share the share of the enabled steps that was taken until then
 * @param cost the work of choosing these, compared with that of taking all
 */
public record StepBack(long states, double share, double cost) {

  /** Why, for the report. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "given up after %,d states, because it took %.0f %% of the enabled steps,"
            + " and choosing them was %.1f times the work of taking all",
        states,
        100 * share,
        cost);
  }
}
