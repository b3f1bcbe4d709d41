/**
 * Finds a run of a graph that an automaton accepts under fairness assumptions, or shows that there
 * is none. Read {@link io.mazurka.temporal.linear.Emptiness} first. {@code temporal.branching} and
 * checkers may depend on this package, which depends on {@code temporal.automaton} and {@code
 * temporal.graph}. Formulas are not here.
 */
@NullMarked
package io.mazurka.temporal.linear;

import org.jspecify.annotations.NullMarked;
