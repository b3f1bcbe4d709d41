package io.mazurka.nets.formula;

/**
 * A formula about reachable states.
 *
 * @param existential whether one reachable state has to satisfy the condition, instead of all
 */
public record Formula(String name, boolean existential, StateCondition condition) {

  /** The states that decide the formula when one of them is reached. */
  public StateCondition goal() {
    return existential ? condition : condition.negated();
  }
}
