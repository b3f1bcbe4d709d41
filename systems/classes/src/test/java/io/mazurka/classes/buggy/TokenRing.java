package io.mazurka.classes.buggy;

/** A token goes round by a static field; each station spins until it comes. */
final class TokenRing {

  private static final int STATIONS = 3;

  private static volatile int token;
  private static int sum;

  private TokenRing() {}

  static final class Station extends Thread {

    private final int number;
    private final boolean hasty;

    Station(int number, boolean hasty) {
      this.number = number;
      this.hasty = hasty;
    }

    @Override
    public void run() {
      while (token != number) {
        Thread.onSpinWait();
      }
      if (hasty) {
        token = number + 1;
      }
      int seen = sum;
      sum = seen + number + 1;
      assert seen == number * (number + 1) / 2 : "station " + number + " sees " + seen;
      if (!hasty) {
        token = number + 1;
      }
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.run(new Station(0, false), new Station(1, true), new Station(2, false));
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      Threads.run(new Station(0, false), new Station(1, false), new Station(2, false));
      assert token == STATIONS && sum == 6;
    }
  }
}
