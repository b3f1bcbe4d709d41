package io.mazurka.nets.random;

import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.SignalGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Explores a net by its definition, in plain collections. */
public final class NaiveExplorer {

  private final SignalGraph graph;
  private final Net net;
  private final Set<List<Integer>> states = new HashSet<>();
  private long transitions;
  private final Set<List<Integer>> dead = new HashSet<>();

  private NaiveExplorer(SignalGraph graph) {
    this.graph = graph;
    this.net = graph.net();
  }

  /** All reachable states, unless there are more than {@code most}. */
  public static Optional<NaiveExplorer> explore(SignalGraph graph, int most) {
    NaiveExplorer explorer = new NaiveExplorer(graph);
    return explorer.explore(most) ? Optional.of(explorer) : Optional.empty();
  }

  private boolean explore(int most) {
    List<Integer> initial = new ArrayList<>();
    for (int tokens : net.initialMarking()) {
      initial.add(tokens);
    }
    graph.signals().forEach(signal -> initial.add(signal.initial() == Level.LOW ? 0 : 1));
    Deque<List<Integer>> queue = new ArrayDeque<>(List.of(initial));
    states.add(initial);
    while (!queue.isEmpty()) {
      List<Integer> state = queue.remove();
      boolean stuck = true;
      for (int transition = 0; transition < net.transitions().size(); transition++) {
        List<Integer> next = fire(state, transition);
        if (next != null) {
          stuck = false;
          transitions++;
          if (states.add(next)) {
            queue.add(next);
          }
        }
      }
      if (stuck) {
        dead.add(state);
      }
      if (states.size() > most) {
        return false;
      }
    }
    return true;
  }

  private List<Integer> fire(List<Integer> state, int transition) {
    List<Integer> next = new ArrayList<>(state);
    for (int place = 0; place < net.places().size(); place++) {
      int left = state.get(place) - net.inputs(transition).weightAt(place);
      if (left < 0) {
        return null;
      }
      next.set(place, left + net.outputs(transition).weightAt(place));
    }
    Label label = graph.labels().get(transition);
    if (label.signal() != Label.NO_SIGNAL) {
      int slot = net.places().size() + label.signal();
      next.set(slot, level(state.get(slot), label.edge()));
    }
    return next;
  }

  private static int level(int level, Label.Edge edge) {
    if (level > 1) {
      return level;
    }
    return switch (edge) {
      case RISE -> level == 0 ? 1 : 3;
      case FALL -> level == 1 ? 0 : 3;
      default -> 1 - level;
    };
  }

  public Set<List<Integer>> states() {
    return states;
  }

  public long transitions() {
    return transitions;
  }

  /** The states in which nothing can happen. */
  public Set<List<Integer>> dead() {
    return dead;
  }
}
