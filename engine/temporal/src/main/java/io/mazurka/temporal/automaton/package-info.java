/**
 * Automata on infinite words, and the translation of formulas of linear time into such automata.
 * Read {@link io.mazurka.temporal.automaton.Automaton} and {@link
 * io.mazurka.temporal.automaton.Translation} first. This package depends on {@code
 * temporal.formula} alone; {@code temporal.linear}, {@code temporal.branching} and checkers may
 * depend on it. Graphs of states are not here.
 */
@NullMarked
package io.mazurka.temporal.automaton;

import org.jspecify.annotations.NullMarked;
