package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Decides whether some run of a graph is accepted by an automaton and satisfies all fairness
 * assumptions. In a terminal state a run may stay for ever, and must if there is no edge; this loop
 * takes no action. In a state without edges no action is enabled.
 *
 * <p>The product of graph and automaton is explored depth-first, until a strongly connected
 * component with an accepted run is found (Couvreur 1999). Acceptance sets and assumptions of weak
 * fairness are marks on the edges; for strong fairness a component is decomposed (Emerson and Lei
 * 1987). If there are many states, a {@link Refutation} is tried first.
 */
public final class Emptiness {

  /** With fewer states, the cheaper refutation is not worth trying. */
  private static final int MANY_STATES = 1 << 18;

  private Emptiness() {}

  /**
   * Looks for a fair accepted run.
   *
   * @param labels for each state of the graph, the atoms that hold there
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

  /** Looks for any fair run. If there is none, every formula holds vacuously for all fair runs. */
  public static LinearResult fairRun(StateGraph graph, Fairness fairness, Headway headway) {
    Automaton everything = Automaton.of(0, 0, List.of(List.of(new Automaton.Edge(0, 0, 0, 0))));
    return of(graph, new long[graph.states()], everything, fairness, headway);
  }
}
