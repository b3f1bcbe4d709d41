package io.mazurka.search.order;

import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.packing.Packing;
import org.jspecify.annotations.Nullable;

/**
 * What a breadth-first search went through, so that its states and steps can be gone through again.
 *
 * @param log how each state was discovered
 * @param choices which steps were taken in those that were expanded, which are the first ones
 * @param packing how the states fit into words
 * @param recording the states and where the steps led, or null if that has to be found out again
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
