package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.Headway;

/** What the search for components is asked. */
record Question(GraphPlan graph, Automaton automaton, Fairness fairness) {

  static Question of(LinearPlan plan) {
    return new Question(plan.graph(), plan.automaton(), plan.fairness());
  }

  Question with(GraphPlan other) {
    return new Question(other, automaton, fairness);
  }

  Question with(Automaton other) {
    return new Question(graph, other, fairness);
  }

  Question with(Fairness other) {
    return new Question(graph, automaton, other);
  }

  LinearResult answer() {
    return Emptiness.of(graph.graph(), graph.labelArray(), automaton, fairness, Headway.UNLIMITED);
  }

  /** The answer if pairs are numbered by a table, as for large automata. */
  LinearResult answerByTable() {
    PairNumbers numbers = new TabledNumbers();
    return Emptiness.of(
        new Product(graph.graph(), graph.labelArray(), automaton, numbers),
        fairness,
        Headway.UNLIMITED);
  }
}
