package io.mazurka.classes.twins;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The published programs over variables, in plain Java. */
public final class VariableTwins extends Twin {

  private static final int SIZE = 128;
  private static final int MAX = 4;

  private volatile int x;
  private volatile int y;
  private volatile int i = 1;
  private volatile int j = 1;
  private final AtomicInteger atomic = new AtomicInteger();

  void readers(int n) {
    threads(n + 1, number -> look(number == 0));
  }

  private void look(boolean writer) {
    if (writer) {
      x = 1;
    } else {
      use(x);
    }
  }

  private static void use(int value) {
    if (value < 0) {
      throw new AssertionError();
    }
  }

  void lastzero(int n) {
    AtomicIntegerArray array = new AtomicIntegerArray(n + 1);
    threads(
        n + 1,
        number -> {
          if (number > 0) {
            array.set(number, array.get(number - 1) + 1);
          } else {
            int cell = n;
            while (array.get(cell) != 0) {
              cell--;
            }
          }
        });
  }

  void indexer(int n) {
    AtomicIntegerArray table = new AtomicIntegerArray(SIZE);
    threads(
        n,
        number -> {
          int tid = number + 1;
          for (int m = 1; m <= MAX; m++) {
            int message = m * 11 + tid;
            int h = message * 7 % SIZE;
            while (!table.compareAndSet(h, 0, message)) {
              h = (h + 1) % SIZE;
            }
          }
        });
  }

  void rw(int n) {
    threads(n, number -> x = x + 1);
  }

  void ainc(int n) {
    threads(n, number -> atomic.incrementAndGet());
  }

  void casrot(int n) {
    threads(n, number -> atomic.compareAndSet(number, number + 1));
  }

  void fibonacci(int k) {
    threads(
        () -> {
          for (int turn = 0; turn < k; turn++) {
            i = i + j;
          }
        },
        () -> {
          for (int turn = 0; turn < k; turn++) {
            j = j + i;
          }
        },
        () -> use(i + j));
  }

  void storeBuffering(int none) {
    threads(
        () -> {
          x = 1;
          use(y);
        },
        () -> {
          y = 1;
          use(x);
        });
  }

  void messagePassing(int none) {
    threads(
        () -> {
          x = 1;
          y = 1;
        },
        () -> {
          use(y);
          use(x);
        });
  }

  void iriw(int none) {
    threads(
        () -> x = 1,
        () -> y = 1,
        () -> {
          use(x);
          use(y);
        },
        () -> {
          use(y);
          use(x);
        });
  }
}
