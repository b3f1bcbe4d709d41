package io.mazurka.cluster.spark;

import io.mazurka.cluster.message.Chunk;
import java.io.Serializable;
import java.util.Iterator;

/**
 * A fault that tests inject while a partition takes its messages; outside of tests it does nothing.
 */
@FunctionalInterface
interface Interference extends Serializable {

  Interference NONE = (inbox, superstep, partition) -> inbox;

  Iterator<Chunk> strike(Iterator<Chunk> inbox, int superstep, int partition);
}
