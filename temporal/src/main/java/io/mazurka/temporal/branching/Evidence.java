package io.mazurka.temporal.branching;

import java.util.OptionalInt;

/**
 * A path in a graph that shows why a formula of branching time holds or fails, as far as one path
 * can.
 *
 * @param start an initial state
 * @param edges the edges one after the other, repeated ones once
 * @param cycleStart how many edges come before those that repeat for ever, if any do
 */
@SuppressWarnings("ArrayRecordComponent")
public record Evidence(int start, int[] edges, OptionalInt cycleStart) {}
