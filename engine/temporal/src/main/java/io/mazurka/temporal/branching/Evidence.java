package io.mazurka.temporal.branching;

import java.util.OptionalInt;

/**
 * A path in a graph that shows why a formula of branching time holds or fails, as far as a single
 * path can.
 *
 * @param start an initial state
 * @param edges the edges in order; edges that repeat are listed once
 * @param cycleStart the number of edges before those that repeat for ever, if some do; the number
 *     of all edges if it matters that the last state, which is terminal, repeats
 */
@SuppressWarnings("ArrayRecordComponent")
public record Evidence(int start, int[] edges, OptionalInt cycleStart) {}
