package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.real.recording.Journal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The threads of one run, in the order they were declared. */
final class Tasks {

  private final List<Task> inOrder = new ArrayList<>();
  private final @Nullable Task[] byNumber = new Task[PackedEvent.MOST_THREADS];
  private int begun;

  void add(Task task) {
    inOrder.add(task);
    byNumber[task.number()] = task;
  }

  List<Task> all() {
    return inOrder;
  }

  @Nullable Task get(int number) {
    return number >= 0 ? byNumber[number] : null;
  }

  String name(int number) {
    Task task = get(number);
    return task == null ? "thread " + number : task.name();
  }

  /** The first thread that has not begun and whose first operation is unknown, or null. */
  @Nullable Task unbegun() {
    while (begun < inOrder.size() && isKnown(inOrder.get(begun))) {
      begun++;
    }
    return begun < inOrder.size() ? inOrder.get(begun) : null;
  }

  private static boolean isKnown(Task task) {
    return task.begun || task.pending != null;
  }

  /**
   * The number of the thread that has waited long enough. There is one only if all threads wait
   * that have not ended: the thread with the earliest deadline. Returns -1 if there is none.
   */
  int firstToExpire(Journal journal) {
    int first = -1;
    long earliest = Long.MAX_VALUE;
    for (Task task : inOrder) {
      Operation<?> pending = task.pending;
      if (pending == null) {
        continue;
      }
      if (pending.hasRival() || !PackedEvent.isBlocked(journal.access(pending, task.number()))) {
        return -1;
      }
      Operation.Expiry<?, ?> expiry = pending.expiry();
      if (expiry != null && (first < 0 || expiry.deadline() < earliest)) {
        first = task.number();
        earliest = expiry.deadline();
      }
    }
    return first;
  }

  /** The first thread that has begun and not ended, or null. */
  @Nullable Task unended() {
    for (Task task : inOrder) {
      if (task.begun && !task.ended) {
        return task;
      }
    }
    return null;
  }
}
