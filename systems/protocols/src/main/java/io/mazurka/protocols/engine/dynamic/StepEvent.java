package io.mazurka.protocols.engine.dynamic;

import java.util.Arrays;

/**
 * A step of a process as part of an execution. Events are independent of each other in every state
 * or in none, and what an event is depends only on the past of its process.
 */
public final class StepEvent {

  /** What an event takes or gives that says whether anything may still go wrong: no message. */
  private static final long TROUBLE = Long.MIN_VALUE;

  private final int process;
  private final int label;
  private final long[] sent;
  private final long[] consumed;
  private final long shared;

  /**
   * @param process who takes the step
   * @param label what tells it from the other steps of its process with the same past
   * @param sent the messages it sends, as numbers that tell copies apart where channels do
   * @param consumed the messages it consumes, numbered in the same way
   * @param shared the parts of the system it changes that are neither of its process nor messages,
   *     as a set of bits
   */
  public StepEvent(int process, int label, long[] sent, long[] consumed, long shared) {
    this.process = process;
    this.label = label;
    this.sent = sent;
    this.consumed = consumed;
    this.shared = shared;
  }

  /** The decision that nothing goes wrong any more: it depends on all that could. */
  static StepEvent end(int process) {
    return new StepEvent(process, 0, new long[] {TROUBLE}, new long[0], 0);
  }

  /** The same event, of something that goes wrong. */
  StepEvent goingWrong() {
    long[] more = Arrays.copyOf(consumed, consumed.length + 1);
    more[consumed.length] = TROUBLE;
    return new StepEvent(process, label, sent, more, shared);
  }

  /** Who takes the step. */
  public int process() {
    return process;
  }

  /** What tells it from the other steps of its process with the same past. */
  public int label() {
    return label;
  }

  boolean isSame(StepEvent other) {
    return label == other.label && process == other.process;
  }

  /** Whether the order of the two matters. */
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
