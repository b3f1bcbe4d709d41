package io.mazurka.search.order;

import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.packing.Packing;
import org.jspecify.annotations.Nullable;

/**
 * The states and steps that a breadth-first search explored, so that a temporal check can go
 * through them again.
 *
 * @param log how each state was discovered
 * @param choices which steps were taken in each expanded state; the expanded states are the first
 *     in the order of discovery
 * @param packing how the states fit into words
 * @param recording the states and where the steps led, or null if they have to be computed again
 */
public record Explored(
    DiscoveryLog log, ChosenSteps choices, Packing packing, @Nullable Recording recording) {

  /**
   * The graph itself.
   *
   * @param states all states; their numbers are the order of discovery
   * @param edges where the steps lead
   */
  public record Recording(NumberedStore states, ExploredEdges edges) {}
}
