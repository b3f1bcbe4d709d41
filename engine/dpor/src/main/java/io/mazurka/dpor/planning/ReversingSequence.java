package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.tree.Sequence;

/** Makes the sequence of events that reverses a race of an execution of threads. */
final class ReversingSequence {

  private final ThreadStack stack;
  private final History history;
  private final Sequence sequence;

  ReversingSequence(ThreadStack stack) {
    this.stack = stack;
    this.history = stack.history();
    this.sequence = new Sequence(stack.dependence());
  }

  /**
   * The events between {@code earlier} and {@code end} that do not happen after {@code earlier},
   * then the event {@code later} as it turns out after these.
   */
  Sequence notAfter(int earlier, int later, int end, int thread) {
    sequence.clear();
    for (int event = earlier + 1; event < end; event++) {
      if (!history.happensBefore(earlier, event)) {
        sequence.add(history.access(event));
      }
    }
    addReversed(earlier, later, thread);
    return sequence;
  }

  /**
   * The events between {@code earlier} and {@code later} that happen before {@code later} but not
   * after {@code earlier}, then the event {@code later} as it turns out after these.
   */
  Sequence leadingTo(int earlier, int later, int thread) {
    int last = later < history.length() ? later : history.lastOfThread(thread);
    sequence.clear();
    for (int event = earlier + 1; event <= last && event < later; event++) {
      if (history.happensBefore(event, last) && !history.happensBefore(earlier, event)) {
        sequence.add(history.access(event));
      }
    }
    addReversed(earlier, later, thread);
    return sequence;
  }

  private void addReversed(int earlier, int later, int thread) {
    long access = later < history.length() ? history.access(later) : stack.next(thread);
    long reversed =
        PackedEvent.isConditional(access) ? stack.before(earlier, later, thread) : access;
    sequence.add(reversed);
  }

  /**
   * The set of threads whose first event in {@code sequence} can come first in a reordering of it.
   */
  static long initials(Sequence sequence) {
    long initials = 0;
    long seen = 0;
    for (int index = 0; index < sequence.size(); index++) {
      long thread = 1L << PackedEvent.thread(sequence.event(index));
      if ((seen & thread) == 0 && sequence.canBeginAt(index)) {
        initials |= thread;
      }
      seen |= thread;
    }
    return initials;
  }
}
