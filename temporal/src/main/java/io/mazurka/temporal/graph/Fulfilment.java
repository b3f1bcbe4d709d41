package io.mazurka.temporal.graph;

import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.Optional;

/**
 * How an infinite run meets an assumption of fairness.
 *
 * @param position for {@link Way#TAKEN} how many edges come before the one that takes an action,
 *     otherwise how many come before the state in question, in the part that repeats
 */
public record Fulfilment(Way way, int position) {

  /** What an assumption asks for. */
  public enum Way {
    /** One of its actions is taken. */
    TAKEN,
    /** Weak fairness: none of its actions is enabled in a state. */
    DISABLED,
    /** None of its actions is enabled in any state that repeats. */
    NEVER_ENABLED
  }

  /**
   * How a run meets an assumption, in the simplest way; empty if it does not.
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
