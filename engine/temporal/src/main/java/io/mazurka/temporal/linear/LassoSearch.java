package io.mazurka.temporal.linear;

import io.mazurka.temporal.graph.Lasso;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Finds a short accepted run with a cycle in a given component: a shortest path to the component,
 * then to the nearest edge that meets an open obligation, and so on, and finally a shortest path
 * back.
 */
final class LassoSearch {

  private final Product product;
  private final Obligations obligations;

  LassoSearch(Product product, Obligations obligations) {
    this.product = product;
    this.obligations = obligations;
  }

  /**
   * An accepted run that ends in the component, or in a self-loop nearer to the start.
   *
   * @param component strongly connected pairs that together meet everything
   */
  Lasso within(int[] component) {
    BitSet members = new BitSet();
    Arrays.stream(component).forEach(members::set);
    ProductPath stem = new ProductPath();
    int entry = enter(members, stem);
    ProductPath cycle = cycle(entry, new NearestEdge(product, members));
    int start = product.state(stem.size() > 0 ? stem.source(0) : entry);
    return rolledUp(start, stem.steps(), cycle.steps());
  }

  private int enter(BitSet members, ProductPath stem) {
    int[] initial = product.initial();
    for (int pair : initial) {
      if (members.get(pair)) {
        return pair;
      }
    }
    int entry =
        new NearestEdge(product, null)
            .find(initial, (edge, target) -> members.get(target) || isCycle(edge, target), stem);
    if (!members.get(entry)) {
      members.clear();
      members.set(entry);
      stem.removeLast();
    }
    return entry;
  }

  /** Whether an edge is a self-loop that meets everything alone. */
  private boolean isCycle(ProductCursor edge, int target) {
    if (edge.pair() != target) {
      return false;
    }
    long[] tally = new long[obligations.width()];
    obligations.addState(tally, 0, edge.source());
    obligations.addEdge(tally, 0, edge);
    return obligations.areMet(tally, 0);
  }

  private ProductPath cycle(int entry, NearestEdge nearest) {
    ProductPath shortest = new ProductPath();
    nearest.find(new int[] {entry}, (edge, target) -> target == entry, shortest);
    long[] tally = obligations.tallyOfCycle();
    add(shortest, 0, tally);
    if (obligations.areMet(tally, 0)) {
      return shortest;
    }
    ProductPath cycle = new ProductPath();
    tally = obligations.tallyOfCycle();
    obligations.addState(tally, 0, product.state(entry));
    int last = entry;
    while (true) {
      while (!obligations.areMet(tally, 0)) {
        last = advance(last, nearest, cycle, tally);
      }
      ProductPath back = new ProductPath();
      if (last != entry || cycle.size() == 0) {
        nearest.find(new int[] {last}, (edge, target) -> target == entry, back);
      }
      long[] whole = tally.clone();
      add(back, 0, whole);
      if (obligations.areMet(whole, 0)) {
        cycle.addAll(back);
        return cycle;
      }
      for (int index = 0; index < back.size(); index++) {
        obligations.addState(tally, 0, product.state(back.source(index)));
      }
    }
  }

  /** Goes to the nearest edge that meets an open obligation. */
  private int advance(int from, NearestEdge nearest, ProductPath cycle, long[] tally) {
    int before = cycle.size();
    int last =
        nearest.find(new int[] {from}, (edge, target) -> obligations.advance(tally, edge), cycle);
    add(cycle, before, tally);
    return last;
  }

  private void add(ProductPath path, int from, long[] tally) {
    for (int index = from; index < path.size(); index++) {
      int state = product.state(path.source(index));
      obligations.addState(tally, 0, state);
      obligations.addEdge(tally, 0, state, path.graphEdge(index), path.automatonEdge(index));
    }
  }

  /**
   * The same run with as few edges as possible, where the automaton went round a cycle several
   * times.
   */
  static Lasso rolledUp(int start, int[] stem, int[] cycle) {
    int period = period(cycle);
    int first = stem.length;
    while (first > 0
        && period > 0
        && stem[first - 1] == cycle[Math.floorMod(first - 1 - stem.length, period)]) {
      first--;
    }
    int[] edges = Arrays.copyOf(stem, first + period);
    for (int index = first; index < edges.length; index++) {
      edges[index] = cycle[Math.floorMod(index - stem.length, period)];
    }
    return new Lasso(start, edges, first);
  }

  /** The length of the shortest part whose repetition is the whole cycle. */
  private static int period(int[] cycle) {
    return IntStream.rangeClosed(1, cycle.length)
        .filter(length -> cycle.length % length == 0)
        .filter(
            length ->
                IntStream.range(length, cycle.length)
                    .allMatch(index -> cycle[index] == cycle[index - length]))
        .findFirst()
        .orElse(0);
  }
}
