package io.mazurka.lpor.audit;

import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Checks in every state each claimed necessary enabling set: the transition is disabled and stays
 * disabled on every path that avoids the set (Bokor 2011, definition 22, for sets).
 *
 * <p>The claim is about all paths. It is true if it is true of single steps and if, after a step
 * outside the set, some claimed set is no larger. Where all claimed sets are larger, all paths are
 * examined.
 */
public final class ConditionalEnablingAudit {

  private final ExplicitGraph graph;
  private final IntFunction<StateRelations> relations;
  private final EnablingAudit paths;

  /**
   * @param relations the relations in the state with a given number; a result is valid until the
   *     next call
   */
  public ConditionalEnablingAudit(ExplicitGraph graph, IntFunction<StateRelations> relations) {
    this.graph = graph;
    this.relations = relations;
    this.paths = new EnablingAudit(graph);
  }

  /**
   * Checks all states in which the transition is disabled; reports at most one violation for each
   * other transition.
   */
  public List<RelationViolation> check(int transition) {
    return new OneTransition(transition).check();
  }

  private final class OneTransition {

    private final int transition;

    /** Numbers for lists of sets; per state, the number of its list. */
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();

    private final List<List<Integer>> families = new ArrayList<>();
    private final SetNumbers sets = new SetNumbers();
    private final int[] said = new int[graph.states()];
    private final long[] settled = TransitionSet.empty(graph.transitions());
    private final List<RelationViolation> violations = new ArrayList<>();

    OneTransition(int transition) {
      this.transition = transition;
    }

    List<RelationViolation> check() {
      for (int state = 0; state < graph.expanded(); state++) {
        said[state] = graph.isEnabled(state, transition) ? -1 : ask(relations.apply(state));
      }
      for (int state = 0; state < graph.expanded(); state++) {
        for (int set : said[state] < 0 ? List.<Integer>of() : families.get(said[state])) {
          check(state, sets.get(set));
        }
      }
      return violations;
    }

    private int ask(StateRelations known) {
      List<Integer> family = new ArrayList<>();
      int count = known.enablingSets(transition);
      for (int index = 0; index < count; index++) {
        long[] set = TransitionSet.empty(graph.transitions());
        known.addEnablingSet(transition, index, set);
        family.add(sets.number(set));
      }
      Integer number = numbers.putIfAbsent(family, families.size());
      if (number == null) {
        families.add(family);
        return families.size() - 1;
      }
      return number;
    }

    private void check(int state, long[] set) {
      boolean enlarged = false;
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int other = graph.transition(edge);
        int target = graph.target(edge);
        if (TransitionSet.contains(set, other) || target >= graph.expanded()) {
          continue;
        }
        if (said[target] < 0) {
          report(new RelationViolation(Condition.NECESSARY_ENABLING, other, transition, state));
        } else {
          enlarged |=
              families.get(said[target]).stream()
                  .noneMatch(later -> TransitionSet.isSubset(sets.get(later), set));
        }
      }
      if (enlarged) {
        Optional<RelationViolation> violation = paths.from(state, transition, set);
        violation.ifPresent(this::report);
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
