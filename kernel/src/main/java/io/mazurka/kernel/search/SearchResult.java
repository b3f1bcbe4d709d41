package io.mazurka.kernel.search;

import io.mazurka.kernel.Guarantee;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a search found.
 *
 * @param end why it ended
 * @param statistics its figures
 * @param first the first violation found, if any
 * @param violated the names of all properties that were seen to fail
 * @param guarantee what the store and the reduction promise
 */
public record SearchResult(
    EndReason end,
    Statistics statistics,
    @Nullable Violation first,
    Set<String> violated,
    Guarantee guarantee) {

  /**
   * The figures of the explored graph.
   *
   * @param depth the largest breadth-first distance from an initial state, or -1 if not known
   * @param violatingStates states in which at least one checked property fails
   * @param storeBytes all arrays of the store
   */
  public record Statistics(
      long states,
      long transitions,
      long terminalStates,
      long violatingStates,
      int depth,
      long storeBytes) {}

  public SearchResult {
    violated = Set.copyOf(violated);
  }
}
