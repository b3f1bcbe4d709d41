package io.mazurka.examples.classes;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A deque with one lock. */
public final class OneLockDeque implements Ends {

  private final Deque<Integer> values = new ArrayDeque<>();

  @Override
  public synchronized void addLast(int value) {
    values.addLast(value);
  }

  @Override
  public synchronized @Nullable Integer pollFirst() {
    return values.pollFirst();
  }

  @Override
  public synchronized @Nullable Integer pollLast() {
    return values.pollLast();
  }
}
