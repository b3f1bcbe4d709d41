package io.mazurka.protocols.engine.dynamic;

import java.util.Arrays;

/**
 * A step of a process as part of an execution. Whether two events are independent does not depend
 * on the state, and an event depends only on the past of its process.
 */
public final class StepEvent {

  /**
   * Stands in place of a message: every mishap consumes it and the event {@link #end} sends it, so
   * that they are dependent.
   */
  private static final long TROUBLE = Long.MIN_VALUE;

  private final int process;
  private final int label;
  private final long[] sent;
  private final long[] consumed;
  private final long shared;

  /**
   * @param process the process that takes the step
   * @param label tells the step from the other steps of its process with the same past
   * @param sent the messages that the step sends, as numbers that tell copies apart where channels
   *     do
   * @param consumed the messages that the step consumes, numbered in the same way
   * @param shared the parts of the system that the step changes besides its process and messages,
   *     as a set of bits
   */
  public StepEvent(int process, int label, long[] sent, long[] consumed, long shared) {
    this.process = process;
    this.label = label;
    this.sent = sent;
    this.consumed = consumed;
    this.shared = shared;
  }

  /** The decision that no mishap happens any more; it depends on every mishap. */
  static StepEvent end(int process) {
    return new StepEvent(process, 0, new long[] {TROUBLE}, new long[0], 0);
  }

  /** The same event, marked as a mishap. */
  StepEvent goingWrong() {
    long[] more = Arrays.copyOf(consumed, consumed.length + 1);
    more[consumed.length] = TROUBLE;
    return new StepEvent(process, label, sent, more, shared);
  }

  /** The process that takes the step. */
  public int process() {
    return process;
  }

  /** Tells the step from the other steps of its process with the same past. */
  public int label() {
    return label;
  }

  boolean isSame(StepEvent other) {
    return label == other.label && process == other.process;
  }

  /** Whether the order of the two events matters. */
  public boolean dependsOn(StepEvent other) {
    return process == other.process
        || (shared & other.shared) != 0
        || meet(sent, other.consumed)
        || meet(consumed, other.sent);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StepEvent event
        && isSame(event)
        && shared == event.shared
        && Arrays.equals(sent, event.sent)
        && Arrays.equals(consumed, event.consumed);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * label + process) + Arrays.hashCode(consumed);
  }

  private static boolean meet(long[] some, long[] others) {
    for (long one : some) {
      for (long other : others) {
        if (one == other) {
          return true;
        }
      }
    }
    return false;
  }
}
