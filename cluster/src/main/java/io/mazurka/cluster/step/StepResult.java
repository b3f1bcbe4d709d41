package io.mazurka.cluster.step;

import io.mazurka.cluster.message.Chunk;
import java.io.Serializable;
import java.util.List;

/**
 * What a superstep makes of one partition.
 *
 * @param part the partition afterwards
 * @param outbox the messages to send, in the order of their keys
 * @param report what happened, in short
 */
public record StepResult(Part part, List<Chunk> outbox, StepReport report) implements Serializable {

  public StepResult {
    outbox = List.copyOf(outbox);
  }
}
