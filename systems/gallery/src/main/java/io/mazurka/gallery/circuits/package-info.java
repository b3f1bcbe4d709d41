/**
 * Asynchronous circuits of the literature, gate by gate. Begin with {@link
 * io.mazurka.gallery.circuits.Fifo}; {@code circuits.md} among the guides says what is checked of
 * circuits. {@link io.mazurka.gallery.circuits.TagUnit}, {@link
 * io.mazurka.gallery.circuits.PipeControl} and {@link io.mazurka.gallery.circuits.Mmu} are
 * reconstructions from descriptions, so their counts cannot be compared with published ones. Nobody
 * but tests and benchmarks depends on this package; the language of circuits is in {@code
 * guarded.circuit}.
 */
@NullMarked
package io.mazurka.gallery.circuits;

import org.jspecify.annotations.NullMarked;
