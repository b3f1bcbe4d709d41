package io.mazurka.nets.check;

import io.mazurka.nets.formula.Condition;

/**
 * One way in which a property fails.
 *
 * @param condition the states in which it does
 * @param text what is wrong there
 */
record Fault(Condition condition, String text) {}
