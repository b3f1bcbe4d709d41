package io.mazurka.nets.check;

import io.mazurka.nets.formula.StateCondition;

/**
 * A group of states with the same explanation, such as one way in which a property fails.
 *
 * @param condition the states
 * @param text the explanation
 */
record Fault(StateCondition condition, String text) {}
