package io.mazurka.audit.checks;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.ConflictGraph;
import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Checks the claims that transitions are invisible. A transition that is called invisible
 * everywhere must not change the truth of an invariant on any edge. A transition that is called
 * invisible in a state must not change it in that state, nor after any path without transitions
 * that interfere with it. It is enough that the claim is true in the state itself and is made again
 * after each single step; if it is not made again after some step, all paths are examined.
 */
public final class VisibilityCheck {

  private final AuditedGraph graph;
  private final ExplicitGraph edges;
  private final StubbornReduction reduction;
  private final LocatedRelations relations;
  private final ConflictGraph conflicts;
  private final Watch watch;
  private final Witnesses witnesses;

  /** For each transition, the states in which it is enabled and called invisible. */
  private final BitSet[] said;

  public VisibilityCheck(
      AuditedGraph graph, StubbornReduction reduction, ConflictGraph conflicts, Watch watch) {
    this.graph = graph;
    this.edges = graph.edges();
    this.reduction = reduction;
    this.relations = reduction.relations();
    this.conflicts = conflicts;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
    this.said = new BitSet[edges.transitions()];
    Arrays.setAll(said, transition -> new BitSet());
  }

  public void run(List<NamedCondition> conditions, RunningCheck running) {
    watch.begin(running.name(), (long) conditions.size() * said.length);
    ask();
    for (NamedCondition one : conditions) {
      StateEvaluator evaluator = one.condition().evaluator();
      BitSet holds = new BitSet();
      for (int state = 0; state < edges.states(); state++) {
        holds.set(state, evaluator.holds(graph.state(state)));
      }
      for (int transition = 0; transition < said.length; transition++) {
        watch.pause(transition);
        check(transition, one.name(), changing(transition, holds), running);
        running.count(said[transition].cardinality());
      }
    }
    running.finish();
  }

  private void ask() {
    for (int state = 0; state < edges.expanded(); state++) {
      long[] invisible = TransitionSet.empty(edges.transitions());
      relations.moveTo(graph.state(state));
      relations.addInvisible(invisible);
      for (int transition = 0; transition < said.length; transition++) {
        if (edges.isEnabled(state, transition)
            && (isInvisible(transition) || TransitionSet.contains(invisible, transition))) {
          said[transition].set(state);
        }
      }
    }
  }

  private boolean isInvisible(int transition) {
    return !reduction.isVisible(transition);
  }

  /** The states in which a step of the transition changes the truth of the condition. */
  private BitSet changing(int transition, BitSet holds) {
    BitSet states = new BitSet();
    for (int state = 0; state < edges.expanded(); state++) {
      int end = edges.firstEdge(state, transition + 1);
      for (int edge = edges.firstEdge(state, transition); edge < end; edge++) {
        if (holds.get(edges.target(edge)) != holds.get(state)) {
          states.set(state);
        }
      }
    }
    return states;
  }

  private void check(int transition, String invariant, BitSet changing, RunningCheck running) {
    for (int state : said[transition].stream().toArray()) {
      if (isWrong(state, transition, changing)) {
        String sentence =
            "%s is called invisible, but it changes whether %s holds%s"
                .formatted(
                    witnesses.name(transition),
                    invariant,
                    changing.get(state) ? "" : ", though not at once");
        running.fail(witnesses.of(sentence, List.of(transition), state));
        return;
      }
    }
  }

  private boolean isWrong(int state, int transition, BitSet changing) {
    if (changing.isEmpty() || changing.get(state)) {
      return !changing.isEmpty();
    }
    if (isInvisible(transition)) {
      return false;
    }
    long[] set = TransitionSet.of(edges.transitions(), transition);
    relations.moveTo(graph.state(state));
    relations.addInterfering(transition, set);
    for (int edge = edges.firstEdge(state); edge < edges.firstEdge(state + 1); edge++) {
      int target = edges.target(edge);
      if (!TransitionSet.contains(set, edges.transition(edge))
          && edges.isEnabled(target, transition)
          && !said[transition].get(target)) {
        return conflicts.reaching(changing, set).get(state);
      }
    }
    return false;
  }
}
