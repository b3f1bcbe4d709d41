package io.mazurka.bench.protocols;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.symmetry.Canonicalizer;

/** A condition that is true in every state and counts the states of its orbit; for one worker. */
final class OrbitSum implements PropertyCondition {

  private final Canonicalizer canonicalizer;
  private long states;

  OrbitSum(Canonicalizer canonicalizer) {
    this.canonicalizer = canonicalizer;
  }

  /** How many states the orbits seen so far have. */
  long states() {
    return states;
  }

  @Override
  public StateEvaluator evaluator() {
    return state -> {
      states = Math.addExact(states, canonicalizer.orbit(state));
      return true;
    };
  }

  @Override
  public String explain(int[] state) {
    return "it never fails";
  }

  @Override
  public boolean isVisible(Transition transition) {
    return false;
  }
}
