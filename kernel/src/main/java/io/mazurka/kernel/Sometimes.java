package io.mazurka.kernel;

/**
 * A property that some reachable state should have: a witness. As for every property a search looks
 * for the states that decide it, so its evaluator holds everywhere else.
 */
public non-sealed interface Sometimes extends StateProperty {

  /** A new evaluator for one worker that holds in the witnesses. */
  StateEvaluator witness();

  @Override
  default StateEvaluator evaluator() {
    StateEvaluator witness = witness();
    return state -> !witness.holds(state);
  }

  @Override
  default Kind kind() {
    return Kind.SOMETIMES;
  }
}
