/**
 * Stubborn sets for any checker: relations between transitions go in, the transitions to explore
 * come out (local partial-order reduction, Bokor, Kinder, Serafini and Suri 2011).
 *
 * <p>Entry types: {@link io.mazurka.lpor.StubbornSetAlgorithm} for one set, and {@link
 * io.mazurka.lpor.StateRelations} for what a checker must know. Transitions are numbers and sets of
 * them are bits in words; what a transition or a state is, is not known here. No module is visible
 * from here, and every checker may depend on it.
 */
@NullMarked
package io.mazurka.lpor;

import org.jspecify.annotations.NullMarked;
