package io.mazurka.temporal.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * The strongly connected components of the reachable part of an automaton (Tarjan 1972). A
 * component has a higher number than those to which it leads.
 */
final class AutomatonComponents {

  private static final int UNSEEN = -1;

  private final Automaton automaton;
  private final int[] component;
  private final int[] low;
  private final int[] nextEdge;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int seen;
  private int components;

  private AutomatonComponents(Automaton automaton) {
    this.automaton = automaton;
    this.component = new int[automaton.states()];
    this.low = new int[automaton.states()];
    this.nextEdge = new int[automaton.states()];
    Arrays.fill(component, UNSEEN);
    Arrays.fill(low, UNSEEN);
  }

  static AutomatonComponents of(Automaton automaton) {
    AutomatonComponents components = new AutomatonComponents(automaton);
    components.search();
    return components;
  }

  int number() {
    return components;
  }

  boolean isReachable(int state) {
    return component[state] != UNSEEN;
  }

  int of(int state) {
    return component[state];
  }

  /** The states of components that contain an edge of every acceptance set. */
  BitSet recurrent() {
    long[] marks = new long[components];
    BitSet cyclic = new BitSet();
    for (int state = 0; state < automaton.states(); state++) {
      for (int edge = automaton.firstEdge(state); edge < automaton.firstEdge(state + 1); edge++) {
        if (isReachable(state) && of(state) == of(automaton.target(edge))) {
          marks[of(state)] |= automaton.marks(edge);
          cyclic.set(of(state));
        }
      }
    }
    BitSet recurrent = new BitSet();
    for (int state = 0; state < automaton.states(); state++) {
      recurrent.set(
          state,
          isReachable(state) && cyclic.get(of(state)) && marks[of(state)] == automaton.allMarks());
    }
    return recurrent;
  }

  private void search() {
    int[] order = new int[automaton.states()];
    Deque<Integer> path = new ArrayDeque<>();
    enter(automaton.initial(), order, path);
    while (!path.isEmpty()) {
      int state = path.element();
      if (nextEdge[state] < automaton.firstEdge(state + 1)) {
        int target = automaton.target(nextEdge[state]++);
        if (low[target] == UNSEEN) {
          enter(target, order, path);
        } else if (component[target] == UNSEEN) {
          low[state] = Math.min(low[state], order[target]);
        }
      } else {
        path.remove();
        leave(state, order[state]);
        if (!path.isEmpty() && component[state] == UNSEEN) {
          low[path.element()] = Math.min(low[path.element()], low[state]);
        }
      }
    }
  }

  private void enter(int state, int[] order, Deque<Integer> path) {
    order[state] = seen;
    low[state] = seen++;
    nextEdge[state] = automaton.firstEdge(state);
    open.push(state);
    path.push(state);
  }

  private void leave(int state, int order) {
    if (low[state] == order) {
      int member;
      do {
        member = open.pop();
        component[member] = components;
      } while (member != state);
      components++;
    }
  }
}
