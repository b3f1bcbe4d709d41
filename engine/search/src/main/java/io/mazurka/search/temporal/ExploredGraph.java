package io.mazurka.search.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedCursor;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.search.order.Explored;
import io.mazurka.search.order.Explored.Recording;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.StateGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The graph that a search explored. States are numbered in the order of their discovery; an edge is
 * a step that was taken.
 */
final class ExploredGraph {

  private final TransitionSystem system;
  private final Explored explored;
  private final SharedWork shares;
  private final FoundStates states;

  /** The indices of the initial states, which have the first numbers. */
  private final List<Integer> initial;

  private StateGraph graph;
  private boolean hasActions;

  /**
   * Takes the graph that the search has recorded, or else computes it again with the workers of
   * {@code shares}.
   */
  ExploredGraph(
      TransitionSystem system,
      Supplier<Canonicalizer> canonicalizers,
      Explored explored,
      SharedWork shares) {
    this.system = system;
    this.explored = explored;
    this.shares = shares;
    this.initial = explored.log().initial();
    Recording recording = explored.recording();
    if (recording == null) {
      Replay replay = new Replay(system, canonicalizers, explored, shares);
      this.states = replay;
      this.graph = replay.connect();
    } else {
      int count = Math.toIntExact(explored.log().states());
      this.states = new RecordedStates(recording.states(), explored.packing(), count);
      this.graph = recorded(recording.edges(), count, initial.size());
    }
    Quiescence quiescence = Quiescence.of(system);
    this.graph = quiescence.isPlain() ? graph : graph.restingIn(terminal(quiescence));
  }

  /** The states where an execution may end. */
  private BitSet terminal(Quiescence quiescence) {
    boolean[] terminal = new boolean[states.size()];
    states.visit(
        shares,
        () -> {
          Cursor cursor = system.cursor();
          return (state, vector) ->
              terminal[state] = quiescence.isTerminal(cursor, cursor.load(vector));
        });
    BitSet all = new BitSet();
    IntStream.range(0, terminal.length).filter(state -> terminal[state]).forEach(all::set);
    return all;
  }

  private static StateGraph recorded(ExploredEdges edges, int count, int initial) {
    BitSet unexpanded = edges.incomplete();
    unexpanded.set(edges.states(), count);
    int[] starts = IntStream.range(0, initial).toArray();
    return new StateGraph(starts, edges.firsts(count), edges.takeTargets(), new int[0], unexpanded);
  }

  /** The states beyond a constraint. In the graph, a run that comes there stays for ever. */
  BitSet beyond() {
    BitSet all = new BitSet();
    if (!ConstrainedSystem.constraints(system).isEmpty()) {
      boolean[] beyond = new boolean[states.size()];
      states.visit(
          shares,
          () -> {
            Cursor cursor = system.cursor();
            return (state, vector) ->
                beyond[state] = cursor.load(vector) == 0 && ConstrainedCursor.isBeyond(cursor);
          });
      IntStream.range(0, beyond.length).filter(state -> beyond[state]).forEach(all::set);
    }
    return all;
  }

  /** The graph; its edges need not have actions. */
  StateGraph graph() {
    return graph;
  }

  /** The graph with actions: the action of an edge is the number of its transition. */
  StateGraph graphWithActions() {
    if (!hasActions) {
      graph = graph.withActions(actions());
      hasActions = true;
    }
    return graph;
  }

  private int[] actions() {
    int[] actions = new int[graph.edges()];
    ChosenSteps choices = explored.choices();
    states.visit(
        shares,
        () -> {
          Cursor cursor = system.cursor();
          return (state, vector) -> {
            int first = graph.firstEdge(state);
            int degree = graph.firstEdge(state + 1) - first;
            if (degree > 0) {
              cursor.load(vector);
              for (int index = 0; index < degree; index++) {
                actions[first + index] = cursor.transition(choices.step(state, index));
              }
            }
          };
        });
    return actions;
  }

  /** For each state, the set of atoms that hold there, as bits. */
  long[] labels(List<NamedCondition> atoms) {
    long[] labels = new long[states.size()];
    states.visit(
        shares,
        () -> {
          AtomLabels one = new AtomLabels(atoms);
          return (state, vector) -> labels[state] = one.of(vector);
        });
    return labels;
  }

  /** The graph with these assumptions about it. */
  FairGraph fair(List<FairnessAssumption> assumptions) {
    if (assumptions.isEmpty()) {
      return new FairGraph(graph, Fairness.none());
    }
    if (assumptions.stream().noneMatch(FairnessAssumption::isOfMessages)) {
      return new FairGraph(graphWithActions(), fairness(assumptions));
    }
    return new MessageFairness(system, assumptions).in(graph, states, explored.choices(), shares);
  }

  /**
   * Finds out, for each state, which assumptions have an enabled action there, also if the search
   * left it out.
   */
  private Fairness fairness(List<FairnessAssumption> assumptions) {
    int words = Fairness.words(assumptions.size());
    long[][] byTransition = new long[system.transitions().size()][words];
    for (int index = 0; index < assumptions.size(); index++) {
      for (int transition : assumptions.get(index).actions()) {
        byTransition[transition][index / Long.SIZE] |= 1L << index;
      }
    }
    long[] enabled = new long[Math.multiplyExact(states.size(), words)];
    states.visit(
        shares,
        () -> {
          Cursor cursor = system.cursor();
          return (state, vector) -> {
            int steps = cursor.load(vector);
            for (int step = 0; step < steps; step++) {
              long[] bits = byTransition[cursor.transition(step)];
              for (int word = 0; word < words; word++) {
                enabled[state * words + word] |= bits[word];
              }
            }
          };
        });
    return new Fairness(assumptions, enabled);
  }

  /**
   * The path of these edges, one after the other from an initial state on, as steps of
   * representatives.
   */
  Path path(int start, int[] edges) {
    List<Integer> steps = new ArrayList<>();
    int state = start;
    for (int edge : edges) {
      steps.add(explored.choices().step(state, edge - graph.firstEdge(state)));
      state = graph.target(edge);
    }
    return new Path(initial.get(start), steps);
  }

  /**
   * A graph and the fairness that is assumed of its runs.
   *
   * @param graph the graph, with actions if anything is assumed
   */
  record FairGraph(StateGraph graph, Fairness fairness) {}
}
