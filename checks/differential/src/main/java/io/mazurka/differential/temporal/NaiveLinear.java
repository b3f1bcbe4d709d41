package io.mazurka.differential.temporal;

import io.mazurka.differential.temporal.Guesses.Meaning;
import io.mazurka.differential.temporal.WrittenGraph.Edge;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Decides by definition whether a formula of linear time holds for all fair runs of a graph. Every
 * state is paired with every guess of which parts of the formula hold there; states in which a run
 * may stay for ever occur a second time. Nested fixpoints (Emerson and Lei 1987) leave the pairs
 * from which all guessed and assumed obligations can be met again and again.
 */
final class NaiveLinear {

  /** A step from one pair to another; the loop of a run that has ended has no transition. */
  private record Move(int source, int transition, int target) {}

  private static final int NOTHING = -1;

  private final WrittenGraph graph;
  private final long[] labels;
  private final Guesses guesses;
  private final List<FairnessAssumption> fairness;
  private final BitSet reachable = new BitSet();

  /** By pair, the moves that lead to it. */
  private final List<List<Move>> arriving = new ArrayList<>();

  private NaiveLinear(
      WrittenGraph graph, long[] labels, LinearFormula formula, List<FairnessAssumption> fairness) {
    this.graph = graph;
    this.labels = labels;
    this.guesses = new Guesses(formula);
    this.fairness = fairness;
    for (int pair = 0; pair < (2 * graph.size()) << guesses.parts(); pair++) {
      arriving.add(new ArrayList<>());
    }
    explore();
  }

  /**
   * @param labels per state, the atoms that hold there
   */
  static boolean holds(
      WrittenGraph graph, long[] labels, LinearFormula formula, List<FairnessAssumption> fairness) {
    return new NaiveLinear(graph, labels, formula, fairness).left().isEmpty();
  }

  /**
   * The states from which some run fails.
   *
   * @param labels per state, the atoms that hold there
   */
  static BitSet failing(WrittenGraph graph, long[] labels, LinearFormula formula) {
    NaiveLinear naive = new NaiveLinear(graph.fromEverywhere(), labels, formula, List.of());
    BitSet states = new BitSet();
    naive.left().stream()
        .filter(pair -> naive.meaning(pair).consistent() && !naive.meaning(pair).holds())
        .map(naive::state)
        .forEach(states::set);
    return states;
  }

  /** Explores from the initial states, with guesses that the formula fails. */
  private void explore() {
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int state : graph.initial()) {
      guessesAt(state)
          .filter(pair -> meaning(pair).consistent() && !meaning(pair).holds())
          .filter(pair -> !reachable.get(pair))
          .forEach(pair -> reach(pair, waiting));
    }
    while (!waiting.isEmpty()) {
      int pair = waiting.remove();
      for (Edge edge : edges(pair >> guesses.parts())) {
        guessesAt(edge.target())
            .filter(next -> guesses.agree(guess(pair), meaning(pair), guess(next), meaning(next)))
            .forEach(
                next -> {
                  arriving.get(next).add(new Move(pair, edge.transition(), next));
                  if (!reachable.get(next)) {
                    reach(next, waiting);
                  }
                });
      }
    }
  }

  /** The edges from a place; places with higher numbers are those in which the run has ended. */
  private List<Edge> edges(int place) {
    if (place >= graph.size()) {
      return List.of(new Edge(NOTHING, place));
    }
    List<Edge> edges = new ArrayList<>(graph.edges().get(place));
    if (graph.isTerminal(place)) {
      edges.add(new Edge(NOTHING, graph.size() + place));
    }
    return edges;
  }

  private void reach(int pair, Deque<Integer> waiting) {
    reachable.set(pair);
    waiting.add(pair);
  }

  private IntStream guessesAt(int state) {
    int parts = guesses.parts();
    return IntStream.range(state << parts, (state + 1) << parts);
  }

  private int state(int pair) {
    return (pair >> guesses.parts()) % graph.size();
  }

  private int guess(int pair) {
    return pair & (1 << guesses.parts()) - 1;
  }

  private Meaning meaning(int pair) {
    return guesses.of(labels[state(pair)], guess(pair));
  }

  /** The pairs from which a fair run satisfies the guesses. */
  private BitSet left() {
    BitSet left = (BitSet) reachable.clone();
    int before;
    do {
      before = left.cardinality();
      left.and(reaching(left, move -> true));
      for (int part = 0; part < guesses.parts(); part++) {
        int bit = 1 << part;
        left.and(reaching(left, move -> (meaning(move.source).settled() & bit) != 0));
      }
      fairness.forEach(assumption -> keepFair(left, assumption));
    } while (left.cardinality() < before);
    return left;
  }

  private void keepFair(BitSet left, FairnessAssumption assumption) {
    boolean weak = assumption.strength() == Strength.WEAK;
    BitSet meeting =
        reaching(
            left,
            move ->
                assumption.actions().contains(move.transition)
                    || (weak && !isEnabled(assumption, move.source)));
    reachable.stream()
        .filter(pair -> !meeting.get(pair) && (weak || isEnabled(assumption, pair)))
        .forEach(left::clear);
  }

  private boolean isEnabled(FairnessAssumption assumption, int pair) {
    return assumption.actions().stream().anyMatch(graph.enabled().get(state(pair))::get);
  }

  /**
   * The pairs in {@code within} from which a move of some kind can be reached inside {@code
   * within}.
   */
  private BitSet reaching(BitSet within, Predicate<Move> kind) {
    BitSet found = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    within.stream()
        .mapToObj(arriving::get)
        .flatMap(List::stream)
        .filter(kind)
        .forEach(move -> add(move.source, within, found, waiting));
    while (!waiting.isEmpty()) {
      arriving.get(waiting.remove()).forEach(move -> add(move.source, within, found, waiting));
    }
    return found;
  }

  private static void add(int pair, BitSet within, BitSet found, Deque<Integer> waiting) {
    if (within.get(pair) && !found.get(pair)) {
      found.set(pair);
      waiting.add(pair);
    }
  }
}
