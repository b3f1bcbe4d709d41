package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks necessary enabling sets against a graph: no path that avoids the set enables the
 * transition. From the initial states this is definition 3 of Bokor et al. 2011, from any state it
 * is definition 22 of Bokor's thesis, both for sets instead of single transitions.
 *
 * <p>The states from which a transition can be enabled without a set are found by a backward
 * search, once for each set. So many questions about one transition cost little.
 */
public final class EnablingAudit {

  private final ExplicitGraph graph;
  private final BackwardSearch backwards;

  /** The states from which the last audited transition can be enabled, by avoided enabling set. */
  private final Map<LongBuffer, BitSet> answers = new HashMap<>();

  private int lastTransition = -1;

  /** An audit by the executions of this graph. */
  public EnablingAudit(ExplicitGraph graph) {
    this.graph = graph;
    backwards = new BackwardSearch(graph);
  }

  /** Checks that a member of the set is executed before the transition is ever enabled. */
  public Optional<RelationViolation> fromTheStart(int transition, long[] members) {
    for (int state : graph.initialStates()) {
      Optional<RelationViolation> violation = from(state, transition, members);
      if (violation.isPresent()) {
        return violation;
      }
    }
    return Optional.empty();
  }

  /**
   * Checks that the transition is disabled in the state, and that on every path from there a member
   * of the set is executed before the transition is enabled.
   */
  public Optional<RelationViolation> from(int state, int transition, long[] members) {
    return canAvoid(transition, members).get(state)
        ? Optional.of(witness(state, transition, members))
        : Optional.empty();
  }

  private BitSet canAvoid(int transition, long[] members) {
    if (transition != lastTransition) {
      answers.clear();
      lastTransition = transition;
    }
    return answers.computeIfAbsent(
        LongBuffer.wrap(members.clone()), key -> backwards.reach(enabling(transition), members));
  }

  private BitSet enabling(int transition) {
    BitSet states = new BitSet(graph.states());
    for (int state = 0; state < graph.states(); state++) {
      states.set(state, graph.isEnabled(state, transition));
    }
    return states;
  }

  /** The last step of a shortest path that enables the transition without the set. */
  private RelationViolation witness(int start, int transition, long[] members) {
    if (graph.isEnabled(start, transition)) {
      return new RelationViolation(Condition.NECESSARY_ENABLING, transition, transition, start);
    }
    BitSet seen = new BitSet();
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(start));
    seen.set(start);
    while (true) {
      int state = queue.remove();
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int target = graph.target(edge);
        if (TransitionSet.contains(members, graph.transition(edge)) || seen.get(target)) {
          continue;
        }
        if (graph.isEnabled(target, transition)) {
          return new RelationViolation(
              Condition.NECESSARY_ENABLING, graph.transition(edge), transition, state, start);
        }
        seen.set(target);
        queue.add(target);
      }
    }
  }
}
