package io.mazurka.temporal.graph;

/**
 * An infinite run in a graph: some edges from an initial state on, of which the last ones repeat
 * for ever.
 *
 * @param start the initial state
 * @param edges the edges one after the other, the repeated ones once
 * @param cycleStart how many edges come before those that repeat; the number of all if the last
 *     state is terminal and repeats
 */
@SuppressWarnings("ArrayRecordComponent")
public record Lasso(int start, int[] edges, int cycleStart) {}
