/**
 * Stubborn sets for any checker: the checker supplies relations between transitions and gets the
 * transitions to explore (local partial-order reduction, Bokor, Kinder, Serafini and Suri 2011).
 *
 * <p>Read {@link io.mazurka.lpor.StubbornSetAlgorithm} first, which computes one set, then {@link
 * io.mazurka.lpor.StateRelations}, which a checker must implement. Transitions are numbers, and
 * sets of transitions are bits in words. This package depends on no other module, and every checker
 * may depend on it. It does not know what a transition or a state is.
 */
@NullMarked
package io.mazurka.lpor;

import org.jspecify.annotations.NullMarked;
