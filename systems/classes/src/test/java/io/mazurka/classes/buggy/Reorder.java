package io.mazurka.classes.buggy;

/** Two volatile numbers are set one after the other, and read in between. */
final class Reorder {

  private static volatile int plus;
  private static volatile int minus;

  private Reorder() {}

  static class Setter extends Thread {

    @Override
    public void run() {
      plus = 1;
      minus = -1;
    }
  }

  static class Checker extends Thread {

    @Override
    public void run() {
      int first = plus;
      int second = minus;
      assert first + second == 0 : first + " and " + second;
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.run(new Setter(), new Setter(), new Checker());
    }
  }

  static final class CarefulSetter extends Setter {

    @Override
    public void run() {
      synchronized (Reorder.class) {
        super.run();
      }
    }
  }

  static final class CarefulChecker extends Checker {

    @Override
    public void run() {
      synchronized (Reorder.class) {
        super.run();
      }
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      Threads.run(new CarefulSetter(), new CarefulSetter(), new CarefulChecker());
    }
  }
}
