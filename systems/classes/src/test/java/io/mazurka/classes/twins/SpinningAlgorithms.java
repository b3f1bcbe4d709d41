package io.mazurka.classes.twins;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Published algorithms whose loops look at several variables, and mistakes in them. */
@SuppressWarnings({
  "EmptyBlockTag",
  "StatementWithEmptyBody",
  "EmptyWhileStmt",
  "NonAtomicVolatileUpdate",
  "FieldMayBeFinal"
})
public final class SpinningAlgorithms extends Twin {

  private volatile boolean first;
  private volatile boolean second;
  private volatile int turn = 1;
  private volatile int x;
  private volatile int y;
  private volatile int inside;

  // not final, so that each turn of a loop reads the fields, too
  private AtomicIntegerArray choosing = new AtomicIntegerArray(2);
  private AtomicIntegerArray number = new AtomicIntegerArray(2);
  private AtomicInteger next = new AtomicInteger();
  private AtomicInteger serving = new AtomicInteger();
  private int none;
  private int count;

  private void work() {
    inside++;
    check(inside == 1, inside + " are inside");
    inside--;
  }

  private void peterson(boolean wantsFirst) {
    threads(
        () -> {
          if (wantsFirst) {
            first = true;
            turn = 2;
          } else {
            turn = 2;
            first = true;
          }
          while (second && turn == 2) {}
          work();
          first = false;
        },
        () -> {
          if (wantsFirst) {
            second = true;
            turn = 1;
          } else {
            turn = 1;
            second = true;
          }
          while (first && turn == 1) {
            Thread.onSpinWait();
          }
          work();
          second = false;
        });
  }

  void peterson() {
    peterson(true);
  }

  void petersonInTheWrongOrder() {
    peterson(false);
  }

  /** Whoever is first never takes his flag back. */
  void petersonForEver() {
    threads(
        () -> {
          first = true;
          turn = 2;
          while (second && turn == 2) {}
        },
        () -> {
          second = true;
          turn = 1;
          while (first && turn == 1) {}
        });
  }

  void dekker() {
    threads(
        () -> {
          first = true;
          while (second) {
            if (turn != 1) {
              first = false;
              while (turn != 1) {}
              first = true;
            }
          }
          work();
          turn = 2;
          first = false;
        },
        () -> {
          second = true;
          while (first) {
            if (turn != 2) {
              second = false;
              while (turn != 2) {}
              second = true;
            }
          }
          work();
          turn = 1;
          second = false;
        });
  }

  private void bakery(int me, boolean announced) {
    if (announced) {
      choosing.set(me, 1);
    }
    number.set(me, 1 + Math.max(number.get(0), number.get(1)));
    choosing.set(me, 0);
    int other = 1 - me;
    while (choosing.get(other) != none) {}
    while (number.get(other) != none && isBefore(other, me)) {
      Thread.yield();
    }
    work();
    number.set(me, 0);
  }

  private boolean isBefore(int other, int me) {
    int his = number.get(other);
    int mine = number.get(me);
    return his < mine || (his == mine && other < me);
  }

  void bakery() {
    threads(() -> bakery(0, true), () -> bakery(1, true));
  }

  void bakeryWithoutChoosing() {
    threads(() -> bakery(0, false), () -> bakery(1, false));
  }

  private void set(int me, boolean wants) {
    if (me == 1) {
      first = wants;
    } else {
      second = wants;
    }
  }

  private void fast(int me) {
    while (true) {
      set(me, true);
      x = me;
      if (y == 0) {
        y = me;
        if (x == me) {
          break;
        }
        set(me, false);
        while (first || second) {}
        if (y == me) {
          break;
        }
      } else {
        set(me, false);
      }
      while (y != 0) {}
    }
    work();
    y = 0;
    set(me, false);
  }

  void fastMutex() {
    threads(() -> fast(1), () -> fast(2));
  }

  private void takeTurns() {
    int mine = next.getAndIncrement();
    while (serving.get() != mine) {
      for (int pause = 0; pause < 3 * (mine - serving.get()); pause++) {
        Thread.onSpinWait();
      }
    }
    count++;
    serving.set(mine + 1);
  }

  void ticketLock() {
    threads(this::takeTurns, this::takeTurns);
    check(count == 2, "one is lost");
  }

  private void sequence(boolean waits) {
    threads(
        () -> {
          turn++;
          x = 1;
          y = 1;
          turn++;
        },
        () -> {
          int before;
          int seenX;
          int seenY;
          do {
            do {
              before = turn;
            } while (waits && before % 2 == 0);
            seenX = x;
            seenY = y;
          } while (before != turn);
          check(seenX == seenY, "half written");
        });
  }

  void sequenceLock() {
    sequence(true);
  }

  void sequenceLockThatDoesNotWait() {
    sequence(false);
  }

  /** The same value is written once more, which tells of another variable. */
  void publishedByTheSameValue() {
    threads(
        () -> {
          count = 1;
          serving.set(0);
        },
        () -> {
          while (serving.get() == 0 && count == 0) {}
        });
  }

  void plainField() {
    threads(
        () -> count = 1,
        () -> {
          while (count == 0) {}
        });
  }
}
