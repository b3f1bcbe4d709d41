package io.mazurka.nets.check;

import io.mazurka.nets.formula.StateCondition;

/**
 * One way in which a property fails.
 *
 * @param condition the states in which it does
 * @param text what is wrong there
 */
record Fault(StateCondition condition, String text) {}
