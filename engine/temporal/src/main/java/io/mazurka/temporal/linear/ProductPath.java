package io.mazurka.temporal.linear;

import java.util.Arrays;

/** A path in the product. */
final class ProductPath {

  private int[] graphEdges = new int[8];
  private int[] automatonEdges = new int[8];
  private int[] sources = new int[8];
  private int size;

  int size() {
    return size;
  }

  /** The number of the source pair of an edge. */
  int source(int index) {
    return sources[index];
  }

  int graphEdge(int index) {
    return graphEdges[index];
  }

  int automatonEdge(int index) {
    return automatonEdges[index];
  }

  void add(int source, int graphEdge, int automatonEdge) {
    if (size == sources.length) {
      sources = Arrays.copyOf(sources, 2 * size);
      graphEdges = Arrays.copyOf(graphEdges, 2 * size);
      automatonEdges = Arrays.copyOf(automatonEdges, 2 * size);
    }
    sources[size] = source;
    graphEdges[size] = graphEdge;
    automatonEdges[size++] = automatonEdge;
  }

  void addAll(ProductPath other) {
    for (int index = 0; index < other.size; index++) {
      add(other.sources[index], other.graphEdges[index], other.automatonEdges[index]);
    }
  }

  void removeLast() {
    size--;
  }

  /** The edges of the graph, without the loops of terminal states. */
  int[] steps() {
    return Arrays.stream(graphEdges, 0, size).filter(edge -> edge != ProductCursor.LOOP).toArray();
  }
}
