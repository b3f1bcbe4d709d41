package io.mazurka.bench.classes;

import java.util.concurrent.atomic.AtomicInteger;

/** Three threads with six events each; with starts, ends and joins there are thirty events. */
public final class ThreeThreads implements Runnable {

  private final AtomicInteger first = new AtomicInteger();
  private final AtomicInteger second = new AtomicInteger();
  private final AtomicInteger third = new AtomicInteger();

  @Override
  public void run() {
    Thread one = new Thread(() -> work(first, second));
    Thread two = new Thread(() -> work(second, third));
    Thread three = new Thread(() -> work(third, first));
    one.start();
    two.start();
    three.start();
    try {
      one.join();
      two.join();
      three.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void work(AtomicInteger own, AtomicInteger other) {
    for (int turn = 0; turn < 3; turn++) {
      own.incrementAndGet();
      other.get();
    }
  }
}
