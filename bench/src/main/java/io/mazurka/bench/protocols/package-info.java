/**
 * Measures in this JVM what the reductions of protocols save and cost, in the shape of published
 * tables. Read {@link io.mazurka.bench.protocols.Reductions} and {@link
 * io.mazurka.bench.protocols.Symmetries} first, the commands {@code bench/reductions} and {@code
 * bench/symmetry}. Nothing depends on this package. Comparisons with other tools are in {@code
 * bench.peers}.
 */
@NullMarked
package io.mazurka.bench.protocols;

import org.jspecify.annotations.NullMarked;
