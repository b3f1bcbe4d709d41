package io.mazurka.temporal.linear;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds shortest paths in a product, breadth-first. Its arrays are reused; they take 16 bytes for
 * each pair of the longest search.
 */
final class NearestEdge {

  private static final int NOWHERE = -1;

  private final ProductCursor cursor;
  private final @Nullable BitSet within;
  private final BitSet seen = new BitSet();
  private int[] pairs = new int[8];
  private int[] origins = new int[8];
  private int[] graphEdges = new int[8];
  private int[] automatonEdges = new int[8];
  private int size;

  /** Tells which edges to look for. */
  @FunctionalInterface
  interface Goal {

    boolean isReached(ProductCursor edge, int target);
  }

  /**
   * @param within the pairs through which paths may lead; null for all
   */
  NearestEdge(Product product, @Nullable BitSet within) {
    this.cursor = new ProductCursor(product);
    this.within = within;
  }

  /**
   * Appends to {@code path} a shortest path that ends with a goal edge; returns the target of that
   * edge.
   */
  int find(int[] starts, Goal goal, ProductPath path) {
    seen.clear();
    size = 0;
    for (int start : starts) {
      visit(start, NOWHERE);
    }
    for (int next = 0; next < size; next++) {
      cursor.open(pairs[next]);
      while (cursor.next()) {
        int target = within == null ? cursor.target() : cursor.knownTarget();
        if (target != PairNumbers.NONE && (within == null || within.get(target))) {
          if (goal.isReached(cursor, target)) {
            append(next, path);
            path.add(pairs[next], cursor.graphEdge(), cursor.automatonEdge());
            return target;
          }
          visit(target, next);
        }
      }
    }
    throw new IllegalStateException("no path in a component");
  }

  private void visit(int pair, int origin) {
    if (seen.get(pair)) {
      return;
    }
    if (size == pairs.length) {
      int length = size + size / 2;
      pairs = Arrays.copyOf(pairs, length);
      origins = Arrays.copyOf(origins, length);
      graphEdges = Arrays.copyOf(graphEdges, length);
      automatonEdges = Arrays.copyOf(automatonEdges, length);
    }
    seen.set(pair);
    pairs[size] = pair;
    origins[size] = origin;
    if (origin != NOWHERE) {
      graphEdges[size] = cursor.graphEdge();
      automatonEdges[size] = cursor.automatonEdge();
    }
    size++;
  }

  /** Appends the path that leads to a pair. */
  private void append(int last, ProductPath path) {
    int length = 0;
    for (int at = last; origins[at] != NOWHERE; at = origins[at]) {
      length++;
    }
    int[] steps = new int[length];
    for (int at = last; origins[at] != NOWHERE; at = origins[at]) {
      steps[--length] = at;
    }
    for (int step : steps) {
      path.add(pairs[origins[step]], graphEdges[step], automatonEdges[step]);
    }
  }
}
