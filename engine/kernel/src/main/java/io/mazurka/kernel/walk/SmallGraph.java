package io.mazurka.kernel.walk;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All states of a small system and all steps between them, for a picture.
 *
 * @param states the states in the order of a breadth-first search; the initial states come first
 * @param initial how many states are initial
 * @param edges the steps, in the same order
 * @param expanded how many states, from the first on, have their steps among the edges
 */
public record SmallGraph(List<int[]> states, int initial, List<Edge> edges, int expanded) {

  /**
   * A step.
   *
   * @param from the number of the state in which the step is taken
   * @param step its index among the steps of that state
   * @param transition the number of its transition
   * @param to the number of the state it leads to
   */
  public record Edge(int from, int step, int transition, int to) {}

  public SmallGraph {
    states = List.copyOf(states);
    edges = List.copyOf(edges);
  }

  /**
   * The graph up to {@code depth} steps from the initial states; empty if it has more than {@code
   * mostStates} states.
   */
  public static Optional<SmallGraph> of(TransitionSystem system, int mostStates, long depth) {
    Map<IntBuffer, Integer> numbers = new HashMap<>();
    List<int[]> states = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    for (int[] initial : system.initialStates()) {
      number(initial, numbers, states);
    }
    int initial = states.size();
    Cursor cursor = system.cursor();
    int from = 0;
    int level = initial;
    for (long distance = 0; distance < depth && from < level; distance++) {
      for (; from < level; from++) {
        int[] state = states.get(from);
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          int to = number(cursor.successor(state, step), numbers, states);
          edges.add(new Edge(from, step, cursor.transition(step), to));
        }
        if (states.size() > mostStates) {
          return Optional.empty();
        }
      }
      level = states.size();
    }
    return initial > mostStates
        ? Optional.empty()
        : Optional.of(new SmallGraph(states, initial, edges, from));
  }

  private static int number(int[] state, Map<IntBuffer, Integer> numbers, List<int[]> states) {
    IntBuffer key = IntBuffer.wrap(state);
    Integer known = numbers.get(key);
    if (known == null) {
      known = states.size();
      numbers.put(key, known);
      states.add(state);
    }
    return known;
  }
}
