/**
 * Automata on infinite words, and how formulas of linear time become such. Entry types: {@link
 * io.mazurka.temporal.automaton.Automaton} and {@link io.mazurka.temporal.automaton.Translation}.
 * It sees formulas and no graphs.
 */
@NullMarked
package io.mazurka.temporal.automaton;

import org.jspecify.annotations.NullMarked;
