package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;

/**
 * A graph with labels, an automaton that reads them, and numbers for the pairs of their states.
 *
 * <p>A run that stays in a state with edges stays there for ever. To record this, such a pair has a
 * <em>still</em> twin, for which the states of the automaton are numbered a second time.
 */
@SuppressWarnings("ArrayRecordComponent")
record Product(StateGraph graph, long[] labels, Automaton automaton, PairNumbers numbers) {

  static Product of(StateGraph graph, long[] labels, Automaton automaton) {
    int states = graph.hasResting() ? 2 * automaton.states() : automaton.states();
    boolean direct = DirectNumbers.suit(graph.states(), states);
    return new Product(
        graph,
        labels,
        automaton,
        direct ? new DirectNumbers(graph.states(), states) : new TabledNumbers());
  }

  /** The state of the graph in the pair with a number. */
  int state(int pair) {
    return numbers.state(pair);
  }

  /** The state of the automaton in the pair with a number. */
  int automatonState(int pair) {
    int number = numbers.automatonState(pair);
    return number < automaton.states() ? number : number - automaton.states();
  }

  /** Whether the run stays for ever in the state of the pair although the state has edges. */
  boolean isStill(int pair) {
    return numbers.automatonState(pair) >= automaton.states();
  }

  /** The automaton state, as numbered in pairs, after the loop of a terminal state. */
  int afterLoop(int state, int automatonTarget) {
    return graph.isResting(state) ? automatonTarget + automaton.states() : automatonTarget;
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
