package io.mazurka.lpor.audit;

import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import io.mazurka.lpor.audit.StubbornSetAudit.Finding;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Checks in every state the claimed interfering set of each enabled transition: as long as no
 * member of the set is executed, the transition stays enabled and commutes with every executed
 * transition.
 *
 * <p>The claim is about all paths. It is true if it is true of single steps and if the claimed set
 * does not grow by a step outside the set. Where the set grows, all paths are examined.
 */
public final class InterferenceAudit {

  private final ExplicitGraph graph;
  private final ConflictGraph conflicts;
  private final IntFunction<StateRelations> relations;
  private final StubbornSetAudit paths;

  /**
   * @param relations the relations in the state with a given number; a result is valid until the
   *     next call
   * @param limit the number of states or pairs to examine where all paths matter
   */
  public InterferenceAudit(
      ConflictGraph conflicts, IntFunction<StateRelations> relations, int limit) {
    this.graph = conflicts.graph();
    this.conflicts = conflicts;
    this.relations = relations;
    this.paths = new StubbornSetAudit(graph, limit);
  }

  /**
   * Checks all states in which the transition is enabled; reports at most one violation for each
   * other transition.
   */
  public Finding check(int transition) {
    return new OneTransition(transition).check();
  }

  private final class OneTransition {

    private final int transition;
    private final SetNumbers sets = new SetNumbers();
    private final int[] said = new int[graph.states()];
    private final Map<Integer, BitSet> suspects = new HashMap<>();
    private final long[] settled = TransitionSet.empty(graph.transitions());
    private final List<RelationViolation> violations = new ArrayList<>();
    private boolean complete = true;

    OneTransition(int transition) {
      this.transition = transition;
    }

    Finding check() {
      ask();
      for (int state = 0; state < graph.expanded(); state++) {
        if (graph.isEnabled(state, transition) && isIncreasedAfter(state)) {
          checkPaths(state);
        }
      }
      return new Finding(violations, complete);
    }

    private void ask() {
      for (int state = 0; state < graph.expanded(); state++) {
        if (graph.isEnabled(state, transition)) {
          long[] set = TransitionSet.of(graph.transitions(), transition);
          relations.apply(state).addInterfering(transition, set);
          said[state] = sets.number(set);
        }
      }
    }

    /** Checks single steps; returns whether the claimed set grows after one of them. */
    private boolean isIncreasedAfter(int state) {
      long[] set = sets.get(said[state]);
      boolean increased = false;
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int other = graph.transition(edge);
        int target = graph.target(edge);
        if (TransitionSet.contains(set, other)) {
          continue;
        }
        if (conflicts.harms(state, other, transition)) {
          report(new RelationViolation(Condition.DEPENDENCY, other, transition, state));
        } else if (graph.isEnabled(target, transition)) {
          increased |= !TransitionSet.isSubset(sets.get(said[target]), set);
        }
      }
      return increased;
    }

    private void checkPaths(int state) {
      long[] set = sets.get(said[state]);
      long[] member = TransitionSet.of(graph.transitions(), transition);
      if (suspects
          .computeIfAbsent(said[state], number -> conflicts.suspects(member, set))
          .get(state)) {
        Finding finding = paths.checkInterfering(state, transition, set);
        complete &= finding.complete();
        for (RelationViolation found : finding.violations()) {
          report(
              new RelationViolation(
                  Condition.DEPENDENCY, found.first(), found.second(), found.state(), state));
        }
      }
    }

    private void report(RelationViolation violation) {
      if (!TransitionSet.contains(settled, violation.first())) {
        TransitionSet.add(settled, violation.first());
        violations.add(violation);
      }
    }
  }
}
