/**
 * Measures what the workers of a breadth-first search spend processor time on, and computes from
 * that how fast more cores would be. Read {@link io.mazurka.bench.cores.Cores} first, the command
 * {@code bench/cores}; each search runs in a JVM of its own, {@link
 * io.mazurka.bench.cores.CoresRun}. Nothing depends on this package.
 */
@NullMarked
package io.mazurka.bench.cores;

import org.jspecify.annotations.NullMarked;
