package io.mazurka.differential;

import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;

/** How to search: in which order, with which store and up to how many states. */
public record SearchWay(SearchOrder order, StoreKind store, long mostStates) {

  /** Breadth-first and exact. */
  public static SearchWay upTo(long mostStates) {
    return new SearchWay(SearchOrder.BFS, StoreKind.EXACT, mostStates);
  }

  /** In this order and exact, however many states there are. */
  public static SearchWay in(SearchOrder order) {
    return new SearchWay(order, StoreKind.EXACT, Long.MAX_VALUE);
  }
}
