package io.mazurka.explorer.session;

import io.mazurka.kernel.walk.Path;
import java.util.List;

/**
 * Some states and the steps between them, level by level.
 *
 * @param base the path to the first state; the whole graph begins with all initial states
 * @param nodes the states, ordered by distance
 * @param edges the steps
 * @param complete whether these are all reachable states
 * @param levels the number of counted states at each distance
 * @param counted whether all states were counted
 */
public record Neighbourhood(
    Path base,
    List<Node> nodes,
    List<Edge> edges,
    boolean complete,
    List<Integer> levels,
    boolean counted) {

  public Neighbourhood {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    levels = List.copyOf(levels);
  }

  /**
   * A state.
   *
   * @param level the distance from the first states
   * @param parent the state from which it was found; -1 for the first states
   * @param step the step from its parent, or the index among the first states
   * @param terminal whether no step is possible in it but mishaps
   * @param expanded whether its steps are among the edges
   * @param broken the properties that fail in it
   */
  public record Node(
      int level, int parent, int step, boolean terminal, boolean expanded, List<String> broken) {}

  /** A step from one state to another, by their indices. */
  public record Edge(int from, int to, int step, String process, String transition) {}
}
