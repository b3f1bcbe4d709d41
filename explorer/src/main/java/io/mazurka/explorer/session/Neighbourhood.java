package io.mazurka.explorer.session;

import io.mazurka.kernel.walk.Path;
import java.util.List;

/**
 * Some states and the steps between them, level by level.
 *
 * @param base how one comes to the first state; those of the whole graph begin in several
 * @param nodes the states in the order of their distance
 * @param edges the steps
 * @param complete whether these are all states that can be reached from there
 * @param levels how many states there are at each distance, as far as they were counted
 * @param counted whether the counting came to its end
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
   * @param level its distance
   * @param parent the state it was found from; -1 for the first ones
   * @param step the step that leads there from its parent, or which of the first ones it is
   * @param terminal whether nothing is possible in it, or nothing but mishaps
   * @param expanded whether its steps are among the edges
   * @param broken the properties that fail in it
   */
  public record Node(
      int level, int parent, int step, boolean terminal, boolean expanded, List<String> broken) {}

  /** A step from a state to a state, by their places among all. */
  public record Edge(int from, int to, int step, String process, String transition) {}
}
