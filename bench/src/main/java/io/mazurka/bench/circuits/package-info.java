/**
 * Deadlock search in circuits, full and reduced, beside SPIN. Entry type: {@link
 * io.mazurka.bench.circuits.Circuits}.
 */
@NullMarked
package io.mazurka.bench.circuits;

import org.jspecify.annotations.NullMarked;
