package io.mazurka.bench.cores;

import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.search.Search;
import io.mazurka.search.parallel.WorkAccount;
import io.mazurka.search.parallel.WorkAccount.Turn;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Searches one instance in this JVM and prints what was measured, one figure a line. Times are
 * processor time of the threads, so they mean something on a busy machine, too; only {@code gc} and
 * {@code wall} are time that passed.
 */
final class CoresRun {

  private static final double NANOS = 1e9;

  private CoresRun() {}

  /**
   * Searches once.
   *
   * @param arguments the instance and the number of workers
   */
  public static void main(String[] arguments) {
    SearchTask task = CoresInstance.valueOf(arguments[0]).task();
    int workers = Integer.parseInt(arguments[1]);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    WorkAccount account = WorkAccount.of(threads::getCurrentThreadCpuTime, workers);
    long start = System.nanoTime();
    SearchResult result = Search.measured(task.withWorkforce(Workforce.of(workers)), account).run();
    print("wall", (System.nanoTime() - start) / NANOS);
    print("states", (double) result.statistics().states());
    print("rounds", (double) account.rounds());
    for (Turn turn : Turn.values()) {
      long nanos = 0;
      for (int worker = 0; worker < workers; worker++) {
        nanos += account.nanos(worker, turn);
      }
      print(turn.name(), nanos / NANOS);
    }
    print(
        "gc",
        ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum()
            / 1e3);
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.OperatingSystemMXBean system) {
      print("cpu", system.getProcessCpuTime() / NANOS);
    }
  }

  private static void print(String name, double figure) {
    System.out.println(name + " " + figure);
  }
}
