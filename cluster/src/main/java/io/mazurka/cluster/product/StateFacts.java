package io.mazurka.cluster.product;

/**
 * What a property says of the states of a partition.
 *
 * @param labels for each state the atoms that hold there
 * @param enabled for each state as many words as hold a bit for each assumption of fairness:
 *     whether something of it is enabled there
 */
@SuppressWarnings("ArrayRecordComponent")
public record StateFacts(long[] labels, long[] enabled) {}
