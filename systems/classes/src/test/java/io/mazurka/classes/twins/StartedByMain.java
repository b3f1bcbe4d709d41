package io.mazurka.classes.twins;

/** A program as others write them: a class with a main method. */
public final class StartedByMain {

  private static int count;

  private StartedByMain() {}

  public static void main(String[] arguments) throws InterruptedException {
    Runnable increment =
        () -> {
          synchronized (StartedByMain.class) {
            count++;
          }
        };
    Thread one = new Thread(increment);
    one.start();
    increment.run();
    one.join();
    if (count != 2 + arguments.length) {
      throw new AssertionError("one is lost");
    }
  }
}
