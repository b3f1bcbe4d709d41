/**
 * Compares the cost of a check with default options with that of a check without partial-order
 * reduction. Read {@link io.mazurka.bench.defaults.Defaults} first, the command {@code
 * bench/defaults}. Nothing depends on this package. Comparisons with other tools are in {@code
 * bench.peers}.
 */
@NullMarked
package io.mazurka.bench.defaults;

import org.jspecify.annotations.NullMarked;
