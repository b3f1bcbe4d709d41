package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;

/** A graph with labels, an automaton that reads them, and numbers for the pairs of their states. */
@SuppressWarnings("ArrayRecordComponent")
record Product(StateGraph graph, long[] labels, Automaton automaton, PairNumbers numbers) {

  static Product of(StateGraph graph, long[] labels, Automaton automaton) {
    boolean direct = DirectNumbers.suit(graph.states(), automaton.states());
    return new Product(
        graph,
        labels,
        automaton,
        direct ? new DirectNumbers(graph.states(), automaton.states()) : new TabledNumbers());
  }

  /** The state of the graph in the pair with a number. */
  int state(int pair) {
    return numbers.state(pair);
  }

  /** The numbers of the initial pairs. */
  int[] initial() {
    int[] initial = graph.initial();
    for (int index = 0; index < initial.length; index++) {
      initial[index] = numbers.number(initial[index], automaton.initial());
    }
    return initial;
  }
}
