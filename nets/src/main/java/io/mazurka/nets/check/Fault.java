package io.mazurka.nets.check;

import io.mazurka.nets.formula.StateCondition;

/**
 * One way in which a property fails.
 *
 * @param condition the states in which the property fails this way
 * @param text the message about such a state
 */
record Fault(StateCondition condition, String text) {}
