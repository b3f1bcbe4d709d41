package io.mazurka.examples.classes;

import org.jspecify.annotations.Nullable;

/** A deque with a lock for each end. At both ends of a single number there is one lock too few. */
public final class TwoLockDeque implements Ends {

  private final Object head = new Object();
  private final Object tail = new Object();
  private final int[] values = new int[8];
  private volatile int first;
  private volatile int end;

  @Override
  public void addLast(int value) {
    synchronized (tail) {
      values[end] = value;
      end = end + 1;
    }
  }

  @Override
  public @Nullable Integer pollFirst() {
    synchronized (head) {
      if (first == end) {
        return null;
      }
      first = first + 1;
      return values[first - 1];
    }
  }

  @Override
  public @Nullable Integer pollLast() {
    synchronized (tail) {
      if (first == end) {
        return null;
      }
      end = end - 1;
      return values[end];
    }
  }
}
