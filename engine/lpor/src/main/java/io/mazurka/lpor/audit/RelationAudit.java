package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Checks relations that are claimed for all states against a graph: can-enable and dependency
 * (definitions 1 and 2 of Bokor et al. 2011) and visibility. For each pair of transitions the first
 * witness is reported. Auditing the empty relation therefore computes the smallest correct one.
 */
public final class RelationAudit {

  private final ExplicitGraph graph;
  private final Diamonds diamonds;
  private final int transitions;

  /** An audit of relations on this graph. */
  public RelationAudit(ExplicitGraph graph) {
    this.graph = graph;
    diamonds = new Diamonds(graph);
    transitions = graph.transitions();
  }

  /** Checks that whenever {@code first} enables {@code second}, the relation says so. */
  public List<RelationViolation> canEnable(Relation relation) {
    long[][] settled = table(relation);
    List<RelationViolation> violations = new ArrayList<>();
    long[] before = TransitionSet.empty(transitions);
    long[] after = TransitionSet.empty(transitions);
    for (int state = 0; state < graph.states(); state++) {
      graph.copyEnabled(state, before);
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int first = graph.transition(edge);
        graph.copyEnabled(graph.target(edge), after);
        for (int word = 0; word < after.length; word++) {
          after[word] &= ~before[word] & ~settled[first][word];
        }
        for (int second = next(after, -1); second >= 0; second = next(after, second)) {
          TransitionSet.add(settled[first], second);
          violations.add(new RelationViolation(Condition.CAN_ENABLE, first, second, state));
        }
      }
    }
    return violations;
  }

  /** Checks that whenever {@code second} is dependent on {@code first}, the relation says so. */
  public List<RelationViolation> dependency(Relation relation) {
    long[][] settled = table(relation);
    List<RelationViolation> violations = new ArrayList<>();
    long[] others = TransitionSet.empty(transitions);
    for (int state = 0; state < graph.states(); state++) {
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int first = graph.transition(edge);
        graph.copyEnabled(state, others);
        TransitionSet.remove(others, first);
        for (int word = 0; word < others.length; word++) {
          others[word] &= ~settled[first][word];
        }
        for (int second = next(others, -1); second >= 0; second = next(others, second)) {
          if (!diamonds.commutes(state, first, graph.target(edge), second)) {
            TransitionSet.add(settled[first], second);
            violations.add(new RelationViolation(Condition.DEPENDENCY, first, second, state));
          }
        }
      }
    }
    return violations;
  }

  /** Checks that every transition that changes the truth of a property is claimed to be visible. */
  public List<RelationViolation> visibility(IntPredicate isVisible, IntPredicate holds) {
    long[] settled = TransitionSet.empty(transitions);
    List<RelationViolation> violations = new ArrayList<>();
    for (int state = 0; state < graph.states(); state++) {
      boolean before = holds.test(state);
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int transition = graph.transition(edge);
        if (!isVisible.test(transition)
            && !TransitionSet.contains(settled, transition)
            && holds.test(graph.target(edge)) != before) {
          TransitionSet.add(settled, transition);
          violations.add(
              new RelationViolation(Condition.VISIBILITY, transition, transition, state));
        }
      }
    }
    return violations;
  }

  private long[][] table(Relation relation) {
    long[][] rows = new long[transitions][TransitionSet.words(transitions)];
    for (int first = 0; first < transitions; first++) {
      for (int second = 0; second < transitions; second++) {
        if (relation.holds(first, second)) {
          TransitionSet.add(rows[first], second);
        }
      }
    }
    return rows;
  }

  private static int next(long[] set, int last) {
    return TransitionSet.next(set, last + 1);
  }
}
