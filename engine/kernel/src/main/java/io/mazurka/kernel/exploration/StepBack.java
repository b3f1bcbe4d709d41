package io.mazurka.kernel.exploration;

import java.util.Locale;

/**
 * The note that a search has given up its reduction and explored everything from then on. This is
 * sound, because the set of all enabled transitions is always stubborn.
 *
 * @param states after how many expanded states the reduction was given up
 * @param share the share of the enabled steps that was taken until then
 * @param cost the work of choosing the steps, compared with the work of taking all
 */
public record StepBack(long states, double share, double cost) {

  /** When and why the reduction was given up, for the report. */
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
