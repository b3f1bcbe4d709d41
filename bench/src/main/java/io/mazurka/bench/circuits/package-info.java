/**
 * Deadlock search in circuits, full and reduced, compared with SPIN. Read {@link
 * io.mazurka.bench.circuits.Circuits} first, the command {@code bench/circuits}. Other commands of
 * the bench may use the translations to Promela and TLA+. The circuits themselves are in the
 * gallery.
 */
@NullMarked
package io.mazurka.bench.circuits;

import org.jspecify.annotations.NullMarked;
