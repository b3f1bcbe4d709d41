package io.mazurka.bench.classes;

import java.lang.reflect.Method;

/** Part of {@code bench/classes}: lets Lincheck, if it is on the class path, run the same class. */
final class LincheckRates {

  private static final int INVOCATIONS = 2_000;

  private LincheckRates() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Method test =
        Class.forName("org.jetbrains.lincheck.Lincheck")
            .getMethod("runConcurrentTest", int.class, Runnable.class);
    Runnable body = () -> new ThreeThreads().run();
    for (int round = 1; round <= 2; round++) {
      long start = System.nanoTime();
      test.invoke(null, INVOCATIONS, body);
      double seconds = (System.nanoTime() - start) / 1e9;
      String tool = "Lincheck 3.6, round " + round + ", some schedules";
      System.out.print(ClassRates.row(tool, INVOCATIONS, seconds));
    }
    System.exit(0); // its agent leaves threads behind
  }
}
