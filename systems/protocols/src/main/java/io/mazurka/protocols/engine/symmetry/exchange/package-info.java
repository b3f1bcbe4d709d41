/**
 * Exchanges of processes: each maps the names of some processes to others, and with them local
 * states, letters and whole states.
 *
 * <p>Read {@link io.mazurka.protocols.engine.symmetry.exchange.Exchange} first. Only {@code
 * symmetry} depends on this package. Which exchanges leave the protocol unchanged is not decided
 * here but in {@code symmetry}, which also chooses representatives.
 */
@NullMarked
package io.mazurka.protocols.engine.symmetry.exchange;

import org.jspecify.annotations.NullMarked;
