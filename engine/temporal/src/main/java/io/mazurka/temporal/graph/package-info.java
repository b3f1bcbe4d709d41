/**
 * Explicit graphs of states, with the facts that checks need: actions, fairness, terminal states.
 * Read {@link io.mazurka.temporal.graph.StateGraph} first. The packages {@code temporal.linear} and
 * {@code temporal.branching} and checkers may depend on this package. Formulas and automata are not
 * here.
 */
@NullMarked
package io.mazurka.temporal.graph;

import org.jspecify.annotations.NullMarked;
