package io.mazurka.explorer.session;

import io.mazurka.explorer.session.Neighbourhood.Edge;
import io.mazurka.explorer.session.Neighbourhood.Node;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Explores states breadth-first. The first states are drawn; a few thousand more are only counted,
 * so that a user who asks for a large graph learns how large it is.
 */
final class GraphBuilder {

  /** The most states that are counted, drawn or not. */
  static final int MOST_COUNTED = 10_000;

  /** The most states for models whose executions are slow to follow. */
  private static final int MOST_SLOW = 60;

  private final TransitionSystem system;
  private final Judgement judgement;
  private final int drawn;
  private final int counted;
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<int[]> states = new ArrayList<>();
  private final List<Integer> levelOf = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  GraphBuilder(TransitionSystem system, Judgement judgement, int most) {
    this.system = system;
    this.judgement = judgement;
    this.drawn = system.isCheapToFollow() ? most : Math.min(most, MOST_SLOW);
    this.counted = system.isCheapToFollow() ? MOST_COUNTED : drawn;
  }

  Neighbourhood from(Path base, List<int[]> first) {
    for (int index = 0; index < first.size(); index++) {
      add(first.get(index), 0, -1, index);
    }
    Cursor cursor = system.cursor();
    boolean all = true;
    for (int number = 0; number < states.size(); number++) {
      if (states.size() >= counted) {
        all = false;
        break;
      }
      expand(cursor, number);
    }
    for (int number = 0; number < nodes.size(); number++) {
      nodes.set(number, finished(cursor, number));
    }
    List<Integer> levels = new ArrayList<>();
    for (int level : levelOf) {
      while (levels.size() <= level) {
        levels.add(0);
      }
      levels.set(level, levels.get(level) + 1);
    }
    boolean complete = all && states.size() == nodes.size();
    return new Neighbourhood(base, nodes, edges, complete, levels, all);
  }

  private void expand(Cursor cursor, int number) {
    int[] state = states.get(number);
    int steps = cursor.load(state);
    for (int step = 0; step < steps; step++) {
      int target = add(cursor.successor(state, step), levelOf.get(number) + 1, number, step);
      if (number < drawn && target < drawn) {
        TraceStep words = system.renderer().occurrence(state, step);
        edges.add(new Edge(number, target, step, words.process(), words.transition()));
      }
    }
  }

  /** The number of a state; a new state is added. */
  private int add(int[] state, int level, int parent, int step) {
    List<Integer> key = new ArrayList<>(state.length);
    for (int value : state) {
      key.add(value);
    }
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int number = states.size();
    numbers.put(key, number);
    states.add(state.clone());
    levelOf.add(level);
    if (number < drawn) {
      nodes.add(new Node(level, parent, step, false, false, List.of()));
    }
    return number;
  }

  private Node finished(Cursor cursor, int number) {
    Node node = nodes.get(number);
    int[] state = states.get(number);
    int steps = cursor.load(state);
    boolean terminal = Quiescence.of(system).isTerminal(cursor, steps);
    long shown = edges.stream().filter(edge -> edge.from() == number).count();
    return new Node(
        node.level(),
        node.parent(),
        node.step(),
        terminal,
        shown == steps,
        judgement.broken(state, terminal));
  }
}
