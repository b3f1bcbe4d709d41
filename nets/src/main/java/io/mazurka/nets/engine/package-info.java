/**
 * Nets as transition systems: one slot of the state vector per place with its number of tokens,
 * then, where they matter, one per signal. Entry type: {@link io.mazurka.nets.engine.NetSystem}.
 */
@NullMarked
package io.mazurka.nets.engine;

import org.jspecify.annotations.NullMarked;
