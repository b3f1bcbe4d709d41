package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Finds the edges of a graph that lie on cycles: those inside its strongly connected components
 * (Tarjan 1972, with an explicit stack).
 */
public final class CycleAudit {

  private final ExplicitGraph graph;

  /** Per state the number of its component, or a negative number as long as it is unknown. */
  private final int[] component;

  private final int[] lowest;
  private final int[] nextEdge;
  private final int[] path;
  private final int[] open;
  private int pathSize;
  private int openSize;
  private int discovered;
  private int components;

  /** An audit of the cycles of this graph. */
  public CycleAudit(ExplicitGraph graph) {
    this.graph = graph;
    component = new int[graph.states()];
    lowest = new int[graph.states()];
    nextEdge = new int[graph.states()];
    path = new int[graph.states()];
    open = new int[graph.states()];
    Arrays.fill(component, -1);
    for (int state = 0; state < graph.states(); state++) {
      if (lowest[state] == 0) {
        visit(state);
      }
    }
  }

  /** Whether an edge of this state lies on a cycle. */
  public boolean isOnCycle(int state, int edge) {
    return component[state] == component[graph.target(edge)];
  }

  /** Whether the graph has a cycle. */
  public boolean hasCycle() {
    return !check(transition -> false).isEmpty();
  }

  /**
   * Checks that every transition on a cycle is claimed to be repeatable; reports one violation for
   * each.
   */
  public List<RelationViolation> check(IntPredicate mayRepeat) {
    long[] settled = TransitionSet.empty(graph.transitions());
    List<RelationViolation> violations = new ArrayList<>();
    for (int state = 0; state < graph.states(); state++) {
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int transition = graph.transition(edge);
        if (isOnCycle(state, edge)
            && !mayRepeat.test(transition)
            && !TransitionSet.contains(settled, transition)) {
          TransitionSet.add(settled, transition);
          violations.add(
              new RelationViolation(Condition.REPETITION, transition, transition, state));
        }
      }
    }
    return violations;
  }

  private void visit(int root) {
    enter(root);
    while (pathSize > 0) {
      int state = path[pathSize - 1];
      if (nextEdge[state] < graph.firstEdge(state + 1)) {
        int target = graph.target(nextEdge[state]++);
        if (lowest[target] == 0) {
          enter(target);
        } else if (component[target] < 0) {
          lowest[state] = Math.min(lowest[state], lowest[target]);
        }
      } else {
        leave(state);
      }
    }
  }

  private void enter(int state) {
    lowest[state] = ++discovered;
    component[state] = -discovered;
    nextEdge[state] = graph.firstEdge(state);
    path[pathSize++] = state;
    open[openSize++] = state;
  }

  private void leave(int state) {
    pathSize--;
    if (pathSize > 0) {
      int parent = path[pathSize - 1];
      lowest[parent] = Math.min(lowest[parent], lowest[state]);
    }
    if (lowest[state] == -component[state]) {
      int member;
      do {
        member = open[--openSize];
        component[member] = components;
      } while (member != state);
      components++;
    }
  }
}
