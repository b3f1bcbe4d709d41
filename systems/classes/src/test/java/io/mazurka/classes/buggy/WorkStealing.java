package io.mazurka.classes.buggy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** A queue whose owner pops at one end and whose thief steals at the other. */
final class WorkStealing {

  private WorkStealing() {}

  private abstract static class Queue implements Runnable {

    final AtomicInteger head = new AtomicInteger();
    final AtomicInteger tail = new AtomicInteger();
    private final AtomicIntegerArray done = new AtomicIntegerArray(2);

    /** The place of the last piece of work, or -1. */
    abstract int pop();

    private int steal() {
      int first = head.get();
      return first < tail.get() && head.compareAndSet(first, first + 1) ? first : -1;
    }

    private void work(int place) {
      if (place >= 0) {
        int times = done.incrementAndGet(place);
        assert times == 1 : "piece " + place + " is done twice";
      }
    }

    @Override
    public void run() {
      tail.set(2);
      Threads.both(
          () -> {
            work(pop());
            work(pop());
          },
          () -> {
            work(steal());
            work(steal());
          });
    }
  }

  /** Takes the last piece without asking whether the thief has it. */
  static final class Broken extends Queue {

    @Override
    int pop() {
      int last = tail.decrementAndGet();
      if (last >= head.get()) {
        return last;
      }
      tail.set(head.get());
      return -1;
    }
  }

  /** Asks for the last piece as the thief does. */
  static final class Mended extends Queue {

    @Override
    int pop() {
      int last = tail.decrementAndGet();
      int first = head.get();
      if (last > first) {
        return last;
      }
      boolean won = last == first && head.compareAndSet(first, first + 1);
      tail.set(head.get());
      return won ? last : -1;
    }
  }
}
