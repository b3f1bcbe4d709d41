package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks the stubborn set of a state by definition (conditions D1 and D2 of Valmari 1998), on all
 * paths that avoid the set.
 *
 * <p>Condition D1: if a path outside the set followed by a member leads to some state, then the
 * member followed by the same path leads there too. For each member the search goes through pairs.
 * The first component is a state that some path outside the set leads to. The second component is
 * the set of all states that the member followed by this path leads to. Every state that the member
 * leads to from the first component must be in the second.
 */
public final class StubbornSetAudit {

  /**
   * The result of a check.
   *
   * @param complete whether all paths were examined; if not, there may be more violations
   */
  public record Finding(List<RelationViolation> violations, boolean complete) {}

  private record Pair(int state, List<Integer> moved) {}

  private final ExplicitGraph graph;
  private final int limit;

  /**
   * @param limit the number of states or pairs to examine for one condition of one member
   */
  public StubbornSetAudit(ExplicitGraph graph, int limit) {
    this.graph = graph;
    this.limit = limit;
  }

  /** Checks D1 for every member of a set, and D2. */
  public Finding check(int state, long[] set) {
    List<RelationViolation> violations = new ArrayList<>();
    boolean complete = checkKeys(state, set, set, violations);
    for (int member : TransitionSet.members(set)) {
      complete &= checkCommutation(state, member, set, violations);
    }
    return new Finding(violations, complete);
  }

  /**
   * Checks the claimed interfering set of an enabled transition: as long as neither a member of the
   * set nor the transition is executed, it stays enabled and commutes.
   */
  public Finding checkInterfering(int state, int transition, long[] set) {
    long[] all = set.clone();
    TransitionSet.add(all, transition);
    long[] key = TransitionSet.of(graph.transitions(), transition);
    List<RelationViolation> violations = new ArrayList<>();
    boolean complete = checkKeys(state, key, all, violations);
    complete &= checkCommutation(state, transition, all, violations);
    return new Finding(violations, complete);
  }

  /** Looks for a candidate that stays enabled; returns whether all paths were examined. */
  private boolean checkKeys(
      int start, long[] candidates, long[] set, List<RelationViolation> violations) {
    long[] enabled = TransitionSet.empty(graph.transitions());
    graph.copyEnabled(start, enabled);
    int first = TransitionSet.next(enabled, 0);
    if (first < 0) {
      return true;
    }
    long[] keys = candidates.clone();
    if (retain(keys, enabled)) {
      violations.add(new RelationViolation(Condition.KEY_TRANSITION, first, first, start));
      return true;
    }
    Set<Integer> seen = new HashSet<>(List.of(start));
    ArrayDeque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int transition = graph.transition(edge);
        int target = graph.target(edge);
        if (TransitionSet.contains(set, transition) || !seen.add(target)) {
          continue;
        }
        int key = TransitionSet.next(keys, 0);
        graph.copyEnabled(target, enabled);
        if (retain(keys, enabled)) {
          violations.add(new RelationViolation(Condition.KEY_TRANSITION, transition, key, state));
          return true;
        }
        if (seen.size() > limit) {
          return false;
        }
        queue.add(target);
      }
    }
    return true;
  }

  /** Intersects the keys with the enabled transitions; returns whether none is left. */
  private static boolean retain(long[] keys, long[] enabled) {
    for (int word = 0; word < keys.length; word++) {
      keys[word] &= enabled[word];
    }
    return TransitionSet.isEmpty(keys);
  }

  /**
   * Looks for a path followed by the member such that the member cannot be moved to the front of
   * the path.
   */
  private boolean checkCommutation(
      int start, int member, long[] set, List<RelationViolation> violations) {
    Pair first = new Pair(start, step(List.of(start), member));
    Set<Pair> seen = new HashSet<>(List.of(first));
    ArrayDeque<Pair> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      Pair pair = queue.remove();
      for (int edge = graph.firstEdge(pair.state); edge < graph.firstEdge(pair.state + 1); edge++) {
        int transition = graph.transition(edge);
        if (TransitionSet.contains(set, transition)) {
          continue;
        }
        Pair next = new Pair(graph.target(edge), step(pair.moved, transition));
        if (!seen.add(next)) {
          continue;
        }
        if (!next.moved.containsAll(step(List.of(next.state), member))) {
          violations.add(
              new RelationViolation(Condition.COMMUTATION, transition, member, pair.state));
          return true;
        }
        if (seen.size() > limit) {
          return false;
        }
        queue.add(next);
      }
    }
    return true;
  }

  /** The states that a transition leads to from any of these, in increasing order. */
  private List<Integer> step(List<Integer> states, int transition) {
    TreeSet<Integer> targets = new TreeSet<>();
    for (int state : states) {
      int end = graph.firstEdge(state, transition + 1);
      for (int edge = graph.firstEdge(state, transition); edge < end; edge++) {
        targets.add(graph.target(edge));
      }
    }
    return List.copyOf(targets);
  }
}
