package io.mazurka.cluster.product;

/**
 * The facts about the states of a partition that a temporal property depends on.
 *
 * @param labels for each state the atoms that hold there
 * @param enabled for each state a set of bits, one for each assumption of fairness: whether one of
 *     its actions is enabled there
 */
@SuppressWarnings("ArrayRecordComponent")
public record StateFacts(long[] labels, long[] enabled) {}
