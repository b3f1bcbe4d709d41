/**
 * Exchanges of two processes, and what an exchange makes of local states, letters and whole states.
 *
 * <p>Read {@link io.mazurka.protocols.engine.symmetry.exchange.Exchange} first. The rest of {@code
 * symmetry} depends on this package: it decides which exchanges keep the protocol the same, and
 * chooses representatives.
 */
@NullMarked
package io.mazurka.protocols.engine.symmetry.exchange;

import org.jspecify.annotations.NullMarked;
