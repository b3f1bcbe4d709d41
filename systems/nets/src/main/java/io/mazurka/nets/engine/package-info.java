/**
 * Nets as transition systems: a state has one slot per place, with its number of tokens, and then,
 * if signals matter, one slot per signal.
 *
 * <p>Entry type: {@link io.mazurka.nets.engine.NetSystem}. {@code check}, {@code formula} and
 * {@code stubborn} depend on this package. Reductions are not here but in {@code stubborn}.
 */
@NullMarked
package io.mazurka.nets.engine;

import org.jspecify.annotations.NullMarked;
