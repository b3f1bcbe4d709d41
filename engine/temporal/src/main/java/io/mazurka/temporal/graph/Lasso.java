package io.mazurka.temporal.graph;

/**
 * An infinite run in a graph: edges from an initial state on, the last of which repeat for ever.
 *
 * @param start the initial state
 * @param edges the edges in order; edges that repeat are listed once
 * @param cycleStart the number of edges before those that repeat; the number of all edges if the
 *     last state is terminal and repeats
 */
@SuppressWarnings("ArrayRecordComponent")
public record Lasso(int start, int[] edges, int cycleStart) {}
