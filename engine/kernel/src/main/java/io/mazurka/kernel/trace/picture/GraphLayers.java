package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Arranges the nodes of a graph in layers, as Sugiyama and others (1981) do. The layer of a node is
 * the length of the longest path to it from an initial node; within a layer, a node is placed near
 * the nodes of the neighbouring layers that it has edges with.
 */
final class GraphLayers {

  private static final int SWEEPS = 8;

  private final DrawnGraph graph;
  private final int[] layer;
  private final int[] place;
  private final List<List<Integer>> layers = new ArrayList<>();

  GraphLayers(DrawnGraph graph) {
    this.graph = graph;
    this.layer = new int[graph.nodes().size()];
    this.place = new int[graph.nodes().size()];
    assign();
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      int neighbour = sweep % 2 == 0 ? -1 : 1;
      for (int index = 0; index < layers.size(); index++) {
        arrange(neighbour < 0 ? index : layers.size() - 1 - index, neighbour);
      }
    }
  }

  /**
   * Assigns layers by the longest path along edges that do not close a cycle of the depth-first
   * walk.
   */
  private void assign() {
    List<Integer> finished = new ArrayList<>();
    int[] colour = new int[layer.length];
    graph.initial().forEach(node -> visit(node, colour, finished));
    for (int node = 0; node < layer.length; node++) {
      visit(node, colour, finished);
    }
    int[] rank = new int[layer.length];
    for (int at = 0; at < finished.size(); at++) {
      rank[finished.get(at)] = at;
    }
    for (int at = finished.size() - 1; at >= 0; at--) {
      int node = finished.get(at);
      for (Edge edge : graph.edges()) {
        if (edge.from() == node && rank[edge.to()] < at) {
          layer[edge.to()] = Math.max(layer[edge.to()], layer[node] + 1);
        }
      }
    }
    for (int node = 0; node < layer.length; node++) {
      while (layers.size() <= layer[node]) {
        layers.add(new ArrayList<>());
      }
      place[node] = layers.get(layer[node]).size();
      layers.get(layer[node]).add(node);
    }
  }

  /**
   * A depth-first walk; a node is added to {@code finished} after all nodes that were first reached
   * from it.
   */
  private void visit(int node, int[] colour, List<Integer> finished) {
    if (colour[node] == 0) {
      colour[node] = 1;
      for (Edge edge : graph.edges()) {
        if (edge.from() == node) {
          visit(edge.to(), colour, finished);
        }
      }
      finished.add(node);
    }
  }

  private void arrange(int index, int neighbour) {
    List<Integer> nodes = layers.get(index);
    double[] middle = new double[layer.length];
    for (int node : nodes) {
      middle[node] = middle(node, index + neighbour);
    }
    nodes.sort(Comparator.comparingDouble(node -> middle[node]));
    for (int at = 0; at < nodes.size(); at++) {
      place[nodes.get(at)] = at;
    }
  }

  /** The mean relative place of the neighbours that a node has in another layer. */
  private double middle(int node, int other) {
    double sum = 0;
    int count = 0;
    for (Edge edge : graph.edges()) {
      int neighbour = edge.from() == node ? edge.to() : edge.to() == node ? edge.from() : -1;
      if (neighbour >= 0 && neighbour != node && layer[neighbour] == other) {
        sum += part(neighbour);
        count++;
      }
    }
    return count == 0 ? part(node) : sum / count;
  }

  private double part(int node) {
    return (place[node] + 0.5) / layers.get(layer[node]).size();
  }

  List<List<Integer>> layers() {
    return layers;
  }

  int layer(int node) {
    return layer[node];
  }
}
