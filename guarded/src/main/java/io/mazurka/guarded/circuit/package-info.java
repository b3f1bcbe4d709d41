/**
 * Asynchronous circuits: gates that drive signals, environments, declared choices, and their text
 * format. Entry type: {@link io.mazurka.guarded.circuit.Circuit}. A circuit is a program whose
 * commands flip signals; this package knows nothing that another program could use.
 */
@NullMarked
package io.mazurka.guarded.circuit;

import org.jspecify.annotations.NullMarked;
