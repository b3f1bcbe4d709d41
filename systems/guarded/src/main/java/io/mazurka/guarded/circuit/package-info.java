/**
 * Asynchronous circuits: gates that drive signals, environments, declared choices, and their text
 * format.
 *
 * <p>Entry type: {@link io.mazurka.guarded.circuit.Circuit}, a program whose commands flip signals.
 * Any module may depend on this package. Nothing here is of use to other programs than circuits.
 */
@NullMarked
package io.mazurka.guarded.circuit;

import org.jspecify.annotations.NullMarked;
