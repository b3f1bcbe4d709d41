package io.mazurka.kernel.delivery;

import java.util.List;

/**
 * The messages that a step takes out of channels.
 *
 * @param consumed those that a process consumes, or that are delivered to it
 * @param lost those that get lost
 * @param dutiful whether the step is one that fairness may demand, that is, no mishap
 */
public record Taking(List<SentMessage> consumed, List<SentMessage> lost, boolean dutiful) {

  public Taking {
    consumed = List.copyOf(consumed);
    lost = List.copyOf(lost);
  }

  /** Whether fairness may demand that this message is consumed by the step. */
  public boolean offers(SentMessage message) {
    return dutiful && consumed.contains(message);
  }

  /**
   * Whether the step is as good as consuming the message.
   *
   * @param loss whether it counts if the message gets lost
   */
  public boolean removes(SentMessage message, boolean loss) {
    return consumed.contains(message) || (loss && lost.contains(message));
  }
}
