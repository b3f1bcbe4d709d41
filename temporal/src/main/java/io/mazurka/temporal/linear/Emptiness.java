package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Decides whether some run of a graph is accepted by an automaton and meets all assumptions of
 * fairness. A run that comes to a terminal state may stay there for ever, and has to if there is no
 * edge: this loop takes no action. Without an edge nothing is enabled, either.
 *
 * <p>The product of both is explored depth-first and stops at the first strongly connected
 * component with an accepted run (Couvreur 1999). Acceptance sets and assumptions of weak fairness
 * are marks on its edges; strong fairness takes the component apart (Emerson and Lei 1987). If
 * there are many states, a {@link Refutation} is tried before.
 */
public final class Emptiness {

  /** With fewer states it does not matter which way the answer is found. */
  private static final int MANY_STATES = 1 << 18;

  private Emptiness() {}

  /**
   * Looks for an accepted run that is fair.
   *
   * @param labels for each state of the graph the atoms that hold there
   */
  public static LinearResult of(
      StateGraph graph, long[] labels, Automaton automaton, Fairness fairness, Headway headway) {
    return of(Product.of(graph, labels, automaton), fairness, headway);
  }

  static LinearResult of(Product product, Fairness fairness, Headway headway) {
    Obligations obligations = new Obligations(product.graph(), product.automaton(), fairness);
    if (product.graph().states() >= MANY_STATES) {
      OptionalLong pairs = Refutation.of(product, obligations, headway);
      if (pairs.isPresent()) {
        return new LinearResult(Optional.empty(), pairs.getAsLong(), true);
      }
    }
    Remainders remainders = new Remainders(product, obligations, headway);
    ComponentSearch search =
        ComponentSearch.everywhere(product, obligations, headway, remainders::look);
    int[] component = search.explore(product.initial());
    if (component.length > 0) {
      return new LinearResult(
          Optional.of(new LassoSearch(product, obligations).within(component)),
          search.seen(),
          true);
    }
    return new LinearResult(
        Optional.empty(), search.seen(), search.isComplete() && remainders.areComplete());
  }

  /** Looks for any run that is fair: if there is none, everything holds for all fair runs. */
  public static LinearResult fairRun(StateGraph graph, Fairness fairness, Headway headway) {
    Automaton everything = Automaton.of(0, 0, List.of(List.of(new Automaton.Edge(0, 0, 0, 0))));
    return of(graph, new long[graph.states()], everything, fairness, headway);
  }
}
