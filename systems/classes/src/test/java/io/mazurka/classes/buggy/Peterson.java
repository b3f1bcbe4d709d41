package io.mazurka.classes.buggy;

/** Mutual exclusion by Peterson: with plain fields, in the wrong order, and right. */
final class Peterson {

  private Peterson() {}

  /** Plain fields: by the rules of Java both may enter, or spin for ever. */
  static final class PlainFields implements Runnable {

    private boolean first;
    private boolean second;
    private int turn;
    private int inside;

    @Override
    public void run() {
      Threads.both(
          () -> {
            first = true;
            turn = 2;
            if (second && turn == 2) {
              return;
            }
            inside++;
            assert inside == 1 : "another is inside";
            inside--;
            first = false;
          },
          () -> {
            second = true;
            turn = 1;
            if (first && turn == 1) {
              return;
            }
            inside++;
            assert inside == 1 : "another is inside";
            inside--;
            second = false;
          });
    }
  }

  private abstract static class Volatiles implements Runnable {

    volatile boolean first;
    volatile boolean second;
    volatile int turn;
    private volatile int inside;

    abstract void enterFirst();

    abstract void enterSecond();

    final void work() {
      inside++;
      assert inside == 1 : inside + " are inside";
      inside--;
    }

    @Override
    public void run() {
      Threads.both(
          () -> {
            enterFirst();
            work();
            first = false;
          },
          () -> {
            enterSecond();
            work();
            second = false;
          });
    }
  }

  /** Gives way before it says that it wants to enter. */
  static final class Broken extends Volatiles {

    @Override
    void enterFirst() {
      turn = 2;
      first = true;
      while (second) {
        if (turn == 1) {
          return;
        }
      }
    }

    @Override
    void enterSecond() {
      turn = 1;
      second = true;
      while (first) {
        if (turn == 2) {
          return;
        }
      }
    }
  }

  /** Says that it wants to enter before it gives way, and does not insist. */
  static final class Mended implements Runnable {

    private volatile boolean first;
    private volatile boolean second;
    private volatile int turn;
    private int inside;

    @Override
    public void run() {
      Threads.both(
          () -> {
            first = true;
            turn = 2;
            if (!second || turn != 2) {
              work();
            }
            first = false;
          },
          () -> {
            second = true;
            turn = 1;
            if (!first || turn != 1) {
              work();
            }
            second = false;
          });
    }

    private void work() {
      inside++;
      assert inside == 1 : "another is inside";
      inside--;
    }
  }
}
