package io.mazurka.temporal.linear;

import io.mazurka.temporal.graph.Headway;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Looks into the rest of a component after the states are removed that enable an action which the
 * component never takes: a strongly fair run may stay in that rest. Components of the rest are
 * decomposed again in the same way.
 */
final class Remainders {

  private final Deque<int[]> waiting = new ArrayDeque<>();
  private final ComponentSearch search;
  private long seen;

  Remainders(Product product, Obligations obligations, Headway headway) {
    this.search =
        ComponentSearch.inside(
            product,
            obligations,
            done -> headway.goOn(seen),
            (pairs, done) -> {
              waiting.add(pairs);
              return new int[0];
            });
  }

  /**
   * The pairs of a component inside the given pairs that meets everything; empty if there is none.
   *
   * @param seenSoFar the number of explored pairs
   */
  int[] look(int[] pairs, long seenSoFar) {
    seen = seenSoFar;
    waiting.add(pairs);
    while (!waiting.isEmpty() && search.isComplete()) {
      int[] component = search.explore(waiting.remove());
      if (component.length > 0) {
        return component;
      }
    }
    return new int[0];
  }

  boolean areComplete() {
    return search.isComplete();
  }
}
