/**
 * Side-by-side runs: the same protocol instances in Mazurka, SPIN and TLC, one process at a time,
 * and a table of the results. Read {@link io.mazurka.bench.peers.SideBySide} first, the command
 * {@code bench/run}. The other commands of the bench may use its races and its base classes of
 * commands. The tools themselves are in {@code bench.tools}; the models of the peers are files of
 * the bench, not code.
 */
@NullMarked
package io.mazurka.bench.peers;

import org.jspecify.annotations.NullMarked;
