package io.mazurka.classes.twins;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** What classes inherit from those of Java, and what is there before the first execution. */
public final class Inheritances extends Twin {

  /** A node that is an atomic reference itself. */
  private static final class Link extends AtomicReference<Link> {
    private static final long serialVersionUID = 1L;
    private int value;

    void publish(Link next) {
      super.lazySet(next);
    }

    Link next() {
      return get();
    }
  }

  /** What a class inherits from an atomic variable orders what comes before and after it. */
  void inheritedAtomic() {
    Link first = new Link();
    threads(
        () -> {
          Link next = new Link();
          next.value = 1;
          first.publish(next);
        },
        () -> {
          Link next = first.next();
          if (next != null && next.value != 1) {
            throw new AssertionError();
          }
        });
  }

  /** Filled while its class begins, which happens in the first execution only. */
  private static final class Squares {
    static final int[] ALL = new int[3];

    static {
      for (int index = 0; index < ALL.length; index++) {
        ALL[index] = index * index;
      }
    }
  }

  void filledInAnInitializer() {
    threads(() -> require(Squares.ALL[2]), () -> require(Squares.ALL[2]));
  }

  private static void require(int square) {
    if (square != 4) {
      throw new AssertionError("the square is " + square);
    }
  }

  /** A thread does not see a time before that in which it was started. */
  void timeGoesOn() {
    long start = System.nanoTime();
    threads(
        () -> {
          if (System.nanoTime() <= start) {
            throw new AssertionError();
          }
        });
  }

  /** A lock of its own kind. */
  private static final class Segment extends ReentrantLock {
    private static final long serialVersionUID = 1L;
    private int count;

    void increment() {
      lock();
      try {
        count++;
      } finally {
        unlock();
      }
    }
  }

  void extendedLock() {
    Segment segment = new Segment();
    threads(segment::increment, segment::increment);
    if (segment.count != 2) {
      throw new AssertionError();
    }
  }
}
