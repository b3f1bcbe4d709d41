package io.mazurka.audit.checks;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.temporal.formula.PropositionalParts;
import io.mazurka.temporal.formula.TemporalFormula;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Checks that a state and its representative are alike: the representative is reachable and
 * represents itself, it satisfies the same properties and the same parts of formulas, and its steps
 * lead to the same representatives. It also checks that a representative represents its whole
 * orbit, so that no two states of an orbit have different representatives.
 */
public final class SymmetryCheck {

  private static final int PAUSE = 1 << 10;

  private final AuditedGraph graph;
  private final List<StateEvaluator> evaluators;
  private final List<StateEvaluator> atEnd;
  private final Watch watch;
  private final Canonicalizer canonicalizer;
  private final int[] representatives;

  /**
   * @param graph all states of the system
   */
  public SymmetryCheck(AuditedGraph graph, SearchTask task, Watch watch) {
    this.graph = graph;
    this.evaluators = new ArrayList<>(evaluators(task.stateProperties()));
    TemporalProperty.among(task.properties()).forEach(one -> evaluators.addAll(parts(one)));
    this.atEnd = evaluators(task.terminalProperties());
    this.watch = watch;
    this.canonicalizer = task.symmetry().canonicalizers().get();
    this.representatives = new int[graph.edges().states()];
  }

  private static List<StateEvaluator> evaluators(List<StateProperty> properties) {
    return properties.stream().map(property -> property.condition().evaluator()).toList();
  }

  /** The largest parts of a formula that are about a single state. */
  private static List<StateEvaluator> parts(TemporalProperty property) {
    List<StateEvaluator> atoms =
        property.atoms().stream().map(atom -> atom.condition().evaluator()).toList();
    List<StateEvaluator> parts = new ArrayList<>();
    for (TemporalFormula part : PropositionalParts.withPremises(property.formula())) {
      parts.add(state -> PropositionalParts.holds(part, label(atoms, state)));
    }
    return parts;
  }

  private static long label(List<StateEvaluator> atoms, int[] state) {
    long label = 0;
    for (int atom = 0; atom < atoms.size(); atom++) {
      label |= atoms.get(atom).holds(state) ? 1L << atom : 0;
    }
    return label;
  }

  public void run(RunningCheck running) {
    watch.begin(running.name(), 2L * representatives.length);
    for (int state = 0; state < representatives.length; state++) {
      representatives[state] = graph.find(canonicalizer.representative(graph.state(state)));
      if (state % PAUSE == 0) {
        watch.pause(state);
      }
    }
    int[] represented = new int[representatives.length];
    for (int representative : representatives) {
      if (representative >= 0) {
        represented[representative]++;
      }
    }
    Witnesses witnesses = new Witnesses(graph);
    for (int state = 0; state < representatives.length; state++) {
      String sentence = mistake(state, represented[state]);
      if (!sentence.isEmpty()) {
        running.fail(witnesses.of(sentence, List.of(), state));
        break;
      }
      running.count(1);
      if (state % PAUSE == 0) {
        watch.pause((long) representatives.length + state);
      }
    }
    running.finish();
  }

  /**
   * What is wrong with a state that represents {@code represented} states, in a sentence; empty if
   * nothing is.
   */
  private String mistake(int state, int represented) {
    if (!isAlike(state, representatives[state])) {
      return "this state and its representative differ in what can happen";
    }
    long orbit = canonicalizer.orbit(graph.state(state));
    return represented == 0 || represented == orbit
        ? ""
        : "this state represents %,d of the %,d states of its orbit".formatted(represented, orbit);
  }

  private boolean isAlike(int state, int representative) {
    return representative >= 0
        && representatives[representative] == representative
        && evaluators.stream().allMatch(one -> agrees(one, state, representative))
        && (!graph.isTerminal(state)
            || atEnd.stream().allMatch(one -> agrees(one, state, representative)))
        && targets(state).equals(targets(representative));
  }

  private boolean agrees(StateEvaluator evaluator, int state, int representative) {
    return evaluator.holds(graph.state(state)) == evaluator.holds(graph.state(representative));
  }

  private BitSet targets(int state) {
    ExplicitGraph edges = graph.edges();
    BitSet targets = new BitSet();
    for (int edge = edges.firstEdge(state); edge < edges.firstEdge(state + 1); edge++) {
      int target = representatives[edges.target(edge)];
      if (target >= 0) {
        targets.set(target);
      }
    }
    return targets;
  }
}
