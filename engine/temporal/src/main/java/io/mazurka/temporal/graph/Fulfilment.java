package io.mazurka.temporal.graph;

import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.Optional;

/**
 * How an infinite run satisfies a fairness assumption.
 *
 * @param position in the repeated part, the number of edges before the edge that takes an action
 *     ({@link Way#TAKEN}), or else before the state in question
 */
public record Fulfilment(Way way, int position) {

  /** The possible ways. */
  public enum Way {
    /** An action of the assumption is taken. */
    TAKEN,
    /** For weak fairness: in some state no action of the assumption is enabled. */
    DISABLED,
    /** No action of the assumption is enabled in any repeated state. */
    NEVER_ENABLED
  }

  /**
   * The simplest way in which a run satisfies an assumption; empty if it does not.
   *
   * @param assumption the number of the assumption
   */
  public static Optional<Fulfilment> of(
      StateGraph graph, Fairness fairness, int assumption, Lasso lasso) {
    FairnessAssumption assumed = fairness.assumptions().get(assumption);
    int start = lasso.cycleStart();
    int[] edges = lasso.edges();
    int disabled = edges.length;
    int enabledStates = 0;
    int state = start == 0 ? lasso.start() : graph.target(edges[start - 1]);
    for (int position = start; position < edges.length; position++) {
      if (assumed.actions().contains(graph.action(edges[position]))) {
        return Optional.of(new Fulfilment(Way.TAKEN, position));
      } else if (fairness.isEnabled(state, assumption)) {
        enabledStates++;
      } else {
        disabled = Math.min(disabled, position);
      }
      state = graph.target(edges[position]);
    }
    if (enabledStates == 0) {
      return Optional.of(new Fulfilment(Way.NEVER_ENABLED, start));
    }
    return assumed.strength() == Strength.WEAK && disabled < edges.length
        ? Optional.of(new Fulfilment(Way.DISABLED, disabled))
        : Optional.empty();
  }
}
