package io.mazurka.cluster.step;

import io.mazurka.cluster.message.Chunk;
import java.io.Serializable;
import java.util.List;

/**
 * The result of a superstep of one partition.
 *
 * @param part the partition afterwards
 * @param outbox the messages to send, in the order of their keys
 * @param report the report about the superstep
 */
public record StepResult(Part part, List<Chunk> outbox, StepReport report) implements Serializable {

  public StepResult {
    outbox = List.copyOf(outbox);
  }
}
