package io.mazurka.kernel.symmetry.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A directed graph whose vertices have colours and whose edges have labels. Immutable; made by a
 * {@link Builder}.
 */
public final class ColouredGraph {

  private final int[] colours;

  /** By vertex, the edges that leave it and then those that enter it, sorted. */
  private final long[][] edges;

  private ColouredGraph(int[] colours, long[][] edges) {
    this.colours = colours;
    this.edges = edges;
  }

  int size() {
    return colours.length;
  }

  int colour(int vertex) {
    return colours[vertex];
  }

  /**
   * The edges of a vertex. Each is the label in the upper half, with its direction, and in the
   * lower half the other vertex.
   */
  long[] edges(int vertex) {
    return edges[vertex];
  }

  static int neighbour(long edge) {
    return (int) edge;
  }

  /** A number that is the same for edges of the same label and direction. */
  static int label(long edge) {
    return (int) (edge >>> Integer.SIZE);
  }

  /** Whether a permutation of the vertices keeps colours and edges. */
  public boolean isAutomorphism(int[] images) {
    for (int vertex = 0; vertex < images.length; vertex++) {
      int image = images[vertex];
      if (colours[vertex] != colours[image] || !hasSameEdges(vertex, images)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasSameEdges(int vertex, int[] images) {
    long[] own = edges[vertex];
    long[] others = edges[images[vertex]];
    if (own.length != others.length) {
      return false;
    }
    boolean moved = images[vertex] != vertex;
    long[] mapped = new long[own.length];
    for (int index = 0; index < own.length; index++) {
      int image = images[neighbour(own[index])];
      moved |= image != neighbour(own[index]);
      mapped[index] = packed(label(own[index]), image);
    }
    if (moved) {
      Arrays.sort(mapped);
    }
    return Arrays.equals(mapped, others);
  }

  private static long packed(int label, int vertex) {
    return (long) label << Integer.SIZE | vertex;
  }

  /** Collects vertices and edges. */
  public static final class Builder {

    private final int mostVertices;
    private final Map<Object, Integer> colourNumbers = new HashMap<>();
    private final Map<Object, Integer> labelNumbers = new HashMap<>();
    private final List<Integer> colours = new ArrayList<>();
    private final List<List<Long>> edges = new ArrayList<>();

    /**
     * @param mostVertices how many vertices there may be
     */
    public Builder(int mostVertices) {
      this.mostVertices = mostVertices;
    }

    /** A new vertex; two vertices have the same colour if the objects are equal. */
    public int vertex(Object colour) {
      if (colours.size() == mostVertices) {
        throw new GraphTooLargeException();
      }
      colours.add(colourNumbers.computeIfAbsent(colour, none -> colourNumbers.size()));
      edges.add(new ArrayList<>(2));
      return colours.size() - 1;
    }

    /** Adds an edge; two edges have the same label if the objects are equal. */
    public Builder edge(int from, int to, Object label) {
      int number = 2 * labelNumbers.computeIfAbsent(label, none -> labelNumbers.size());
      edges.get(from).add(packed(number, to));
      edges.get(to).add(packed(number + 1, from));
      return this;
    }

    /** The graph. */
    public ColouredGraph build() {
      return new ColouredGraph(
          colours.stream().mapToInt(Integer::intValue).toArray(),
          edges.stream()
              .map(some -> some.stream().mapToLong(Long::longValue).sorted().toArray())
              .toArray(long[][]::new));
    }
  }
}
