package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.StateGraph;

/**
 * The obligations of an accepted run: it takes edges of every acceptance set again and again and
 * satisfies every fairness assumption. The contributions of some states and edges are collected in
 * a tally: one word for the acceptance sets, then words for the assumptions met by an edge (weak:
 * an action is taken, or none is enabled in the source; strong: an action is taken), then words for
 * the strong assumptions that are enabled in some state.
 */
final class Obligations {

  /** The mark of any edge, for automata without acceptance sets. */
  private static final long EDGE = Long.MIN_VALUE;

  private final StateGraph graph;
  private final Automaton automaton;
  private final Fairness fairness;
  private final long everyEdge;
  private final long required;
  private final int words;
  private final long[] weak;
  private final long[] strong;
  private final long[] taken;

  Obligations(StateGraph graph, Automaton automaton, Fairness fairness) {
    this.graph = graph;
    this.automaton = automaton;
    this.fairness = fairness;
    this.everyEdge = automaton.acceptanceSets() == 0 ? EDGE : 0;
    this.required = automaton.allMarks() | everyEdge;
    int size = fairness.assumptions().size();
    this.words = Fairness.words(size);
    this.weak = new long[words];
    this.strong = new long[words];
    this.taken = new long[words * (highestAction(fairness) + 1)];
    for (int index = 0; index < size; index++) {
      FairnessAssumption assumption = fairness.assumptions().get(index);
      int word = index / Long.SIZE;
      (assumption.strength() == Strength.WEAK ? weak : strong)[word] |= 1L << index;
      for (int action : assumption.actions()) {
        taken[action * words + word] |= 1L << index;
      }
    }
  }

  private static int highestAction(Fairness fairness) {
    return fairness.assumptions().stream()
        .flatMap(assumption -> assumption.actions().stream())
        .mapToInt(action -> action)
        .max()
        .orElse(-1);
  }

  /** The number of words in a tally. */
  int width() {
    return 1 + 2 * words;
  }

  /** An empty tally for a part of a cycle, which certainly has an edge. */
  long[] tallyOfCycle() {
    long[] tally = new long[width()];
    tally[0] = everyEdge;
    return tally;
  }

  /** Adds a state to the tally at index {@code at}. */
  void addState(long[] tallies, int at, int state) {
    if (words > 0 && (graph.isResting(state) || !graph.isTerminal(state))) {
      for (int word = 0; word < words; word++) {
        tallies[at + 1 + words + word] |= strong[word] & fairness.enabled(state, word);
      }
    }
  }

  /** Adds an edge. */
  void addEdge(long[] tallies, int at, ProductCursor edge) {
    addEdge(tallies, at, edge.source(), edge.graphEdge(), edge.automatonEdge());
  }

  /** Adds an edge that leaves a state. */
  void addEdge(long[] tallies, int at, int state, int graphEdge, int automatonEdge) {
    tallies[at] |= automaton.marks(automatonEdge) | everyEdge;
    for (int word = 0; word < words; word++) {
      tallies[at + 1 + word] |= met(state, graphEdge, word);
    }
  }

  private long met(int state, int graphEdge, int word) {
    long disabled = weak[word] & ~fairness.enabled(state, word);
    if (graphEdge == ProductCursor.LOOP) {
      return graph.isResting(state) ? disabled : weak[word];
    }
    int index = graph.action(graphEdge) * words + word;
    return index < taken.length ? disabled | taken[index] : disabled;
  }

  /** Adds the tally at {@code from} to the tally at {@code to}. */
  void addTally(long[] tallies, int to, int from) {
    for (int word = 0; word < width(); word++) {
      tallies[to + word] |= tallies[from + word];
    }
  }

  /** Whether all obligations are met. */
  boolean areMet(long[] tallies, int at) {
    return areMetButForStrong(tallies, at) && !isAnyPassedOver(tallies, at);
  }

  /** Whether all acceptance sets and all assumptions of weak fairness are met. */
  boolean areMetButForStrong(long[] tallies, int at) {
    if ((required & ~tallies[at]) != 0) {
      return false;
    }
    for (int word = 0; word < words; word++) {
      if ((weak[word] & ~tallies[at + 1 + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether an edge meets an obligation that is open in a tally. */
  boolean advance(long[] tally, ProductCursor edge) {
    if ((required & ~tally[0] & automaton.marks(edge.automatonEdge())) != 0) {
      return true;
    }
    for (int word = 0; word < words; word++) {
      long lacking = (weak[word] | tally[1 + words + word]) & ~tally[1 + word];
      if ((lacking & met(edge.source(), edge.graphEdge(), word)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a state enables a strong assumption that the tally has enabled but never taken. */
  boolean isPassedOver(long[] tallies, int at, int state) {
    for (int word = 0; word < words; word++) {
      if ((passedOver(tallies, at, word) & fairness.enabled(state, word)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isAnyPassedOver(long[] tallies, int at) {
    for (int word = 0; word < words; word++) {
      if (passedOver(tallies, at, word) != 0) {
        return true;
      }
    }
    return false;
  }

  private long passedOver(long[] tallies, int at, int word) {
    return tallies[at + 1 + words + word] & ~tallies[at + 1 + word];
  }
}
