package io.mazurka.cluster.spark;

import io.mazurka.cluster.message.Chunk;
import java.io.Serializable;
import java.util.Iterator;

/** Something that may go wrong while a partition takes its messages; nothing does, but in tests. */
@FunctionalInterface
interface Interference extends Serializable {

  Interference NONE = (inbox, superstep, partition) -> inbox;

  Iterator<Chunk> strike(Iterator<Chunk> inbox, int superstep, int partition);
}
