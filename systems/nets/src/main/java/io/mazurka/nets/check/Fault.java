package io.mazurka.nets.check;

import io.mazurka.nets.formula.StateCondition;

/**
 * Something that a state can show of a condition, such as one way in which it fails.
 *
 * @param condition the states that show it
 * @param text what to say of them
 */
record Fault(StateCondition condition, String text) {}
