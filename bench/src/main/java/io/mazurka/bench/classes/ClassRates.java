package io.mazurka.bench.classes;

import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.classes.ClassProgram;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.Locale;
import java.util.Objects;

/** Part of {@code bench/classes}: explores all traces of a class, and again as the JVM warms up. */
final class ClassRates {

  private static final int ROUNDS = 5;

  private ClassRates() {}

  public static void main(String[] arguments) {
    StringBuilder text =
        new StringBuilder("Machine: %s.%n%n".formatted(MeasuredMachine.current()))
            .append("| tool | executions | s | executions/s |\n|---|---|---|---|\n");
    for (int round = 1; round <= ROUNDS; round++) {
      CheckResult found = Check.of(ClassProgram.of(ThreeThreads.class)).run().assertHolds();
      long traces = Objects.requireNonNull(found.executions()).traces();
      text.append(row("Mazurka, round " + round + ", all traces", traces, found.seconds()));
    }
    System.out.print(text);
  }

  /** A row of the table; the seconds include the loading of classes. */
  static String row(String tool, long executions, double seconds) {
    return String.format(
        Locale.ROOT,
        "| %s | %,d | %.2f | %,.0f |%n",
        tool,
        executions,
        seconds,
        executions / seconds);
  }
}
