package io.mazurka.kernel.symmetry.graph;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * An ordered division of the vertices of a graph into cells. It is refined until the vertices of a
 * cell have equally many edges of each kind to each cell (colour refinement, with the queue of
 * Hopcroft 1971). All choices depend on the graph alone and not on the numbers of its vertices.
 */
final class VertexCells {

  private final ColouredGraph graph;
  private final SearchBudget budget;

  /** The vertices, cell by cell. */
  private final int[] order;

  private final int[] position;

  /** For each vertex, the position where its cell starts. */
  private final int[] start;

  /** For each position where a cell starts, the size of the cell. */
  private final int[] size;

  /** A hash of all that happened; equal for divisions that correspond. */
  private long trace;

  private int cells;

  private VertexCells(VertexCells other) {
    this.graph = other.graph;
    this.budget = other.budget;
    this.order = other.order.clone();
    this.position = other.position.clone();
    this.start = other.start.clone();
    this.size = other.size.clone();
    this.trace = other.trace;
    this.cells = other.cells;
  }

  /** The coarsest stable division that tells colours apart. */
  VertexCells(ColouredGraph graph, SearchBudget budget) {
    this.graph = graph;
    this.budget = budget;
    int vertices = graph.size();
    this.order = sortedByColour(graph);
    this.position = new int[vertices];
    this.start = new int[vertices];
    this.size = new int[vertices];
    Queue<Integer> open = new ArrayDeque<>();
    for (int at = 0; at < vertices; at++) {
      position[order[at]] = at;
      boolean same = at > 0 && graph.colour(order[at]) == graph.colour(order[at - 1]);
      start[order[at]] = same ? start[order[at - 1]] : at;
      size[start[order[at]]]++;
      if (!same) {
        cells++;
        open.add(at);
      }
    }
    refine(open);
  }

  private static int[] sortedByColour(ColouredGraph graph) {
    long[] keys = new long[graph.size()];
    Arrays.setAll(keys, vertex -> (long) graph.colour(vertex) << Integer.SIZE | vertex);
    Arrays.sort(keys);
    return Arrays.stream(keys).mapToInt(key -> (int) key).toArray();
  }

  boolean isDiscrete() {
    return cells == order.length;
  }

  /** Whether another division came about in the same way. */
  boolean corresponds(VertexCells other) {
    return trace == other.trace && cells == other.cells;
  }

  /** The position of the smallest cell that has more than one vertex, the first of these. */
  int target() {
    int best = -1;
    for (int at = 0; at < order.length; at += size[at]) {
      if (size[at] > 1 && (best < 0 || size[at] < size[best])) {
        best = at;
      }
    }
    budget.spend(order.length / 4 + 1);
    return best;
  }

  /** The vertices of the cell that starts at a position. */
  int[] cell(int at) {
    return Arrays.copyOfRange(order, at, at + size[at]);
  }

  /** Whether a vertex is in the cell that starts at a position. */
  boolean isIn(int vertex, int at) {
    return start[vertex] == at;
  }

  /** The same division, with one vertex told apart from the others of its cell. */
  VertexCells apart(int vertex) {
    budget.spend(order.length);
    VertexCells finer = new VertexCells(this);
    finer.separate(vertex);
    return finer;
  }

  private void separate(int vertex) {
    int first = start[vertex];
    int length = size[first];
    swap(position[vertex], first);
    size[first] = 1;
    size[first + 1] = length - 1;
    for (int at = first + 1; at < first + length; at++) {
      start[order[at]] = first + 1;
    }
    cells++;
    trace = mixed(trace + first);
    Queue<Integer> open = new ArrayDeque<>();
    open.add(first);
    refine(open);
  }

  private void swap(int one, int other) {
    int vertex = order[one];
    order[one] = order[other];
    order[other] = vertex;
    position[order[one]] = one;
    position[order[other]] = other;
  }

  private void refine(Queue<Integer> open) {
    boolean[] waits = new boolean[order.length];
    open.forEach(at -> waits[at] = true);
    long[] sums = new long[order.length];
    boolean[] touched = new boolean[order.length];
    budget.spend(order.length);
    while (!open.isEmpty()) {
      int splitter = open.remove();
      waits[splitter] = false;
      TreeSet<Integer> met = new TreeSet<>();
      int[] members = cell(splitter);
      for (int member : members) {
        long[] edges = graph.edges(member);
        budget.spend(1L + edges.length);
        for (long edge : edges) {
          int neighbour = ColouredGraph.neighbour(edge);
          touched[neighbour] = true;
          sums[neighbour] += mixed(ColouredGraph.label(edge) + 1L);
          met.add(start[neighbour]);
        }
      }
      trace = mixed(trace + splitter);
      for (int at : met) {
        split(at, sums, touched, waits, open);
      }
    }
  }

  /** Divides a cell by what was counted, and forgets what was counted. */
  private void split(
      int first, long[] sums, boolean[] touched, boolean[] waits, Queue<Integer> open) {
    int length = size[first];
    budget.spend(length);
    Long[][] keys = new Long[length][];
    for (int index = 0; index < length; index++) {
      int vertex = order[first + index];
      keys[index] = new Long[] {touched[vertex] ? 1L : 0L, sums[vertex], (long) vertex};
      touched[vertex] = false;
      sums[vertex] = 0;
    }
    Arrays.sort(
        keys,
        (one, other) -> {
          int byTouch = one[0].compareTo(other[0]);
          return byTouch != 0 ? byTouch : one[1].compareTo(other[1]);
        });
    boolean waited = waits[first];
    int largest = first;
    int begin = first;
    for (int index = 0; index < length; index++) {
      int vertex = keys[index][2].intValue();
      boolean next =
          index > 0
              && !(keys[index][0].equals(keys[index - 1][0])
                  && keys[index][1].equals(keys[index - 1][1]));
      if (next) {
        begin = first + index;
        cells++;
        size[begin] = 0;
      } else if (index == 0) {
        size[begin] = 0;
      }
      if (next || index == 0) {
        trace = mixed(trace + keys[index][1] + 31L * begin);
      }
      order[first + index] = vertex;
      position[vertex] = first + index;
      start[vertex] = begin;
      size[begin]++;
      largest = size[begin] > size[largest] ? begin : largest;
    }
    for (int at = first; at < first + length; at += size[at]) {
      if (!waits[at] && (waited || at != largest) && size[first] < length) {
        waits[at] = true;
        open.add(at);
      }
    }
  }

  /** Spreads numbers evenly (Steele, Lea and Flood 2014). */
  private static long mixed(long number) {
    long mixed = number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /**
   * The permutation that maps the vertices of this division to those of another, as far as they are
   * told apart, and leaves the others where they are; null if these are not in the same cells.
   */
  int @Nullable [] imagesIn(VertexCells other) {
    budget.spend(order.length);
    int[] images = new int[order.length];
    for (int at = 0; at < order.length; at++) {
      int vertex = order[at];
      if (size[start[vertex]] == 1) {
        images[vertex] = other.order[at];
      } else if (other.start[vertex] == start[vertex]) {
        images[vertex] = vertex;
      } else {
        return null;
      }
    }
    return images;
  }
}
