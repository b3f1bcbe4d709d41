package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.Headway;
import java.util.OptionalLong;

/** A question to the search for components. */
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

  /** The number of pairs, if a refutation shows that no run is accepted. */
  OptionalLong refutation() {
    Product product = Product.of(graph.graph(), graph.labelArray(), automaton);
    return Refutation.of(
        product, new Obligations(product.graph(), automaton, fairness), Headway.UNLIMITED);
  }
}
