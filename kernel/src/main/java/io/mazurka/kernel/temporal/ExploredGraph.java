package io.mazurka.kernel.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Goal;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.Explored;
import io.mazurka.kernel.walk.Path;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.StateGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The graph that a search went through. States have the numbers in the order of their discovery; an
 * edge is a step that was taken.
 */
final class ExploredGraph {

  private final TransitionSystem system;
  private final Supplier<Canonicalizer> canonicalizers;
  private final Explored explored;
  private final SharedWork shares;
  private final NumberedStates states;

  /** The indices of the initial states, which have the first numbers. */
  private final List<Integer> initial = new ArrayList<>();

  private final StateGraph graph;

  /** Goes through all states and steps again, with the workers of {@code shares}. */
  ExploredGraph(
      TransitionSystem system,
      Supplier<Canonicalizer> canonicalizers,
      Explored explored,
      SharedWork shares) {
    this.system = system;
    this.canonicalizers = canonicalizers;
    this.explored = explored;
    this.shares = shares;
    this.states = new NumberedStates(explored.packing(), Math.toIntExact(explored.log().states()));
    number();
    this.graph = connect();
  }

  /** The states and the steps between them; actions are numbers of transitions. */
  StateGraph graph() {
    return graph;
  }

  private void number() {
    List<int[]> initialStates = system.initialStates();
    Cursor cursor = system.cursor();
    Canonicalizer canonicalizer = canonicalizers.get();
    int[] parent = new int[explored.packing().slots()];
    long[] loaded = {0};
    explored
        .log()
        .forEach(
            (expansion, step) -> {
              if (expansion == 0) {
                states.add(canonicalizer.representative(initialStates.get(step)));
                initial.add(step);
                return;
              }
              if (expansion != loaded[0]) {
                loaded[0] = expansion;
                states.unpack((int) (expansion - 1), parent);
                cursor.load(parent);
              }
              int[] successor = cursor.successor(parent, step);
              canonicalizer.canonicalize(successor);
              states.add(successor);
              if ((states.size() & (SharedWork.PART - 1)) == 0 && shares.look()) {
                shares.requireTime();
              }
            });
  }

  /** What is known of the steps of some neighbouring states. */
  private static final class Part {
    private final int[] degrees;
    private final BitSet unexpanded = new BitSet();
    private int[] targets;
    private int[] transitions;
    private int count;

    Part(int states) {
      this.degrees = new int[states];
      this.targets = new int[4 * states];
      this.transitions = new int[4 * states];
    }

    void add(int state, int degree, Targets found) {
      degrees[state] = degree;
      if (count + degree > targets.length) {
        targets = Arrays.copyOf(targets, 2 * (count + degree));
        transitions = Arrays.copyOf(transitions, 2 * (count + degree));
      }
      for (int index = 0; index < degree; index++) {
        targets[count] = found.target(index);
        transitions[count++] = found.transition(index);
      }
    }
  }

  private StateGraph connect() {
    ChosenSteps choices = explored.choices();
    int count = states.size();
    Part[] parts = new Part[SharedWork.parts(count)];
    shares.run(
        count,
        () -> {
          Targets targets =
              new Targets(
                  states, choices, system.cursor(), explored.packing(), canonicalizers.get());
          return (part, from, to) -> parts[part] = connect(targets, from, to);
        });
    long edges = 0;
    for (Part part : parts) {
      edges += part.count;
    }
    return assemble(parts, count, Math.toIntExact(edges));
  }

  private Part connect(Targets targets, int from, int to) {
    Part part = new Part(to - from);
    for (int state = from; state < to; state++) {
      int degree = state < explored.choices().states() ? targets.expand(state) : -1;
      if (degree < 0) {
        part.unexpanded.set(state - from);
      } else {
        part.add(state - from, degree, targets);
      }
    }
    return part;
  }

  private StateGraph assemble(Part[] parts, int count, int edges) {
    int[] first = new int[count + 1];
    int[] targets = new int[edges];
    int[] transitions = new int[edges];
    BitSet unexpanded = new BitSet();
    int state = 0;
    int edge = 0;
    for (int index = 0; index < parts.length; index++) {
      Part part = parts[index];
      int base = state;
      part.unexpanded.stream().forEach(one -> unexpanded.set(base + one));
      System.arraycopy(part.targets, 0, targets, edge, part.count);
      System.arraycopy(part.transitions, 0, transitions, edge, part.count);
      for (int degree : part.degrees) {
        first[state++] = edge;
        edge += degree;
      }
      parts[index] = null;
    }
    first[count] = edge;
    int[] starts = IntStream.range(0, initial.size()).toArray();
    return new StateGraph(starts, first, targets, transitions, unexpanded);
  }

  /** For each state the atoms that hold there, as bits; the goal of an atom is reached there. */
  long[] labels(List<Goal> atoms) {
    long[] labels = new long[states.size()];
    shares.run(
        states.size(),
        () -> {
          StateEvaluator[] evaluators =
              atoms.stream().map(Goal::evaluator).toArray(StateEvaluator[]::new);
          int[] vector = new int[explored.packing().slots()];
          return (part, from, to) -> {
            for (int state = from; state < to; state++) {
              states.unpack(state, vector);
              labels[state] = label(evaluators, vector);
            }
          };
        });
    return labels;
  }

  private static long label(StateEvaluator[] evaluators, int[] vector) {
    long label = 0;
    for (int atom = 0; atom < evaluators.length; atom++) {
      label |= evaluators[atom].holds(vector) ? 0 : 1L << atom;
    }
    return label;
  }

  /** Which of these assumptions have something enabled in each state, whatever was taken there. */
  Fairness fairness(List<FairnessAssumption> assumptions) {
    if (assumptions.isEmpty()) {
      return Fairness.none();
    }
    int words = Fairness.words(assumptions.size());
    long[][] byTransition = new long[system.transitions().size()][words];
    for (int index = 0; index < assumptions.size(); index++) {
      for (int transition : assumptions.get(index).actions()) {
        byTransition[transition][index / Long.SIZE] |= 1L << index;
      }
    }
    long[] enabled = new long[Math.multiplyExact(states.size(), words)];
    shares.run(
        states.size(),
        () -> {
          Cursor cursor = system.cursor();
          int[] vector = new int[explored.packing().slots()];
          return (part, from, to) -> {
            for (int state = from; state < to; state++) {
              states.unpack(state, vector);
              int steps = cursor.load(vector);
              for (int step = 0; step < steps; step++) {
                long[] bits = byTransition[cursor.transition(step)];
                for (int word = 0; word < words; word++) {
                  enabled[state * words + word] |= bits[word];
                }
              }
            }
          };
        });
    return new Fairness(assumptions, enabled);
  }

  /** Some edges, one after the other from an initial state on, as steps of representatives. */
  Path path(int start, int[] edges) {
    List<Integer> steps = new ArrayList<>();
    int state = start;
    for (int edge : edges) {
      int index = edge - graph.firstEdge(state);
      ChosenSteps choices = explored.choices();
      steps.add(choices.isAll(state) ? index : choices.step(state, index));
      state = graph.target(edge);
    }
    return new Path(initial.get(start), steps);
  }
}
