/**
 * Whether a graph has a run that an automaton accepts, under assumptions of fairness, and which
 * one. Entry type: {@link io.mazurka.temporal.linear.Emptiness}. It sees automata and graphs, but
 * no formulas.
 */
@NullMarked
package io.mazurka.temporal.linear;

import org.jspecify.annotations.NullMarked;
