/**
 * Counts in this JVM how many random executions pass before the first that shows a planted mistake.
 * Read {@link io.mazurka.bench.simulation.FirstHits} first, the command {@code bench/simulation}.
 * Nothing depends on this package.
 */
@NullMarked
package io.mazurka.bench.simulation;

import org.jspecify.annotations.NullMarked;
