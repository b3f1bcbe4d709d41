package io.mazurka.differential;

import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;

/** How to search: in which order, with which store, up to how many states, how long reduced. */
public record SearchWay(SearchOrder order, StoreKind store, long mostStates, Patience patience) {

  /** A way that keeps a reduction to the end. */
  public SearchWay(SearchOrder order, StoreKind store, long mostStates) {
    this(order, store, mostStates, Patience.endless());
  }

  /** Breadth-first and exact. */
  public static SearchWay upTo(long mostStates) {
    return new SearchWay(SearchOrder.BFS, StoreKind.EXACT, mostStates);
  }

  /** In this order and exact, however many states there are. */
  public static SearchWay in(SearchOrder order) {
    return new SearchWay(order, StoreKind.EXACT, Long.MAX_VALUE);
  }

  /** The same, but the reduction is given up after so many states. */
  public SearchWay reducedUntil(long states) {
    return new SearchWay(order, store, mostStates, Patience.untilStates(states));
  }
}
