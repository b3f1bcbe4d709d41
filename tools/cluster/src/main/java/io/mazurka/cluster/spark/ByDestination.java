package io.mazurka.cluster.spark;

import io.mazurka.cluster.message.Chunk;
import org.apache.spark.Partitioner;

/** Sends each message to the partition that its key names. */
final class ByDestination extends Partitioner {

  private static final long serialVersionUID = 1L;

  private final int partitions;

  ByDestination(int partitions) {
    this.partitions = partitions;
  }

  @Override
  public int numPartitions() {
    return partitions;
  }

  @Override
  public int getPartition(Object key) {
    return Chunk.destination((Long) key);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ByDestination same && same.partitions == partitions;
  }

  @Override
  public int hashCode() {
    return partitions;
  }
}
