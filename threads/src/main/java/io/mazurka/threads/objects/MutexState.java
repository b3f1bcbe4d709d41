package io.mazurka.threads.objects;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of a mutex with its conditions.
 *
 * @param owner the number of the thread that holds it, or -1
 * @param waiting who waits for a signal, longest first
 */
record MutexState(int owner, List<Waiter> waiting) {

  private static final int NOBODY = -1;

  /** A thread that waits for a signal on the condition of that number. */
  record Waiter(int thread, int condition) {}

  MutexState {
    waiting = List.copyOf(waiting);
  }

  static MutexState free() {
    return new MutexState(NOBODY, List.of());
  }

  boolean isFree() {
    return owner == NOBODY;
  }

  boolean waits(int thread) {
    return waiting.stream().anyMatch(waiter -> waiter.thread() == thread);
  }

  MutexState ownedBy(int thread) {
    return new MutexState(thread, waiting);
  }

  MutexState released() {
    return new MutexState(NOBODY, waiting);
  }

  MutexState releasedToWait(int condition) {
    List<Waiter> more = new ArrayList<>(waiting);
    more.add(new Waiter(owner, condition));
    return new MutexState(NOBODY, more);
  }

  /** Without the first {@code most} of those who wait on {@code condition}. */
  MutexState signalled(int condition, int most) {
    List<Waiter> left = new ArrayList<>();
    int signalled = 0;
    for (Waiter waiter : waiting) {
      if (waiter.condition() == condition && signalled < most) {
        signalled++;
      } else {
        left.add(waiter);
      }
    }
    return new MutexState(owner, left);
  }

  @Override
  public String toString() {
    String held = isFree() ? "free" : "held by " + owner;
    return waiting.isEmpty() ? held : held + ", waiting " + waiting;
  }
}
