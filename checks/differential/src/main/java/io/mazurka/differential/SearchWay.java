package io.mazurka.differential;

import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;

/** How to search: the order, the store, the most states, and how long to keep a reduction. */
public record SearchWay(SearchOrder order, StoreKind store, long mostStates, Patience patience) {

  /** A way that keeps a reduction to the end. */
  public SearchWay(SearchOrder order, StoreKind store, long mostStates) {
    this(order, store, mostStates, Patience.endless());
  }

  /** Breadth-first, with an exact store. */
  public static SearchWay upTo(long mostStates) {
    return new SearchWay(SearchOrder.BFS, StoreKind.EXACT, mostStates);
  }

  /** In this order, with an exact store and any number of states. */
  public static SearchWay in(SearchOrder order) {
    return new SearchWay(order, StoreKind.EXACT, Long.MAX_VALUE);
  }

  /** The same way, but the reduction is given up after {@code states} states. */
  public SearchWay reducedUntil(long states) {
    return new SearchWay(order, store, mostStates, Patience.untilStates(states));
  }
}
