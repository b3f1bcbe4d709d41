/**
 * JMH benchmarks of the parts of the search that every state passes through, to be run by {@code
 * bench/jmh}. Entry type: {@link io.mazurka.bench.micro.StoreBenchmark}. Whole searches are
 * measured elsewhere, side by side with other tools.
 */
@NullMarked
package io.mazurka.bench.micro;

import org.jspecify.annotations.NullMarked;
