package io.mazurka.cluster.spark;

import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.apache.spark.util.ShutdownHookManager;
import scala.runtime.BoxedUnit;

/** Keeps Spark running when a signal ends the process, until the run has stopped properly. */
final class Reprieve {

  /** The priority of the shutdown hook: before all hooks of Spark. */
  private static final int PRIORITY = 1000;

  private Reprieve() {}

  /** Executes {@code run} and returns its result; Spark keeps running during this time. */
  static <T> T during(Supplier<T> run) {
    CountDownLatch over = new CountDownLatch(1);
    Object hook = ShutdownHookManager.addShutdownHook(PRIORITY, () -> await(over));
    try {
      return run.get();
    } finally {
      over.countDown();
      ShutdownHookManager.removeShutdownHook(hook);
    }
  }

  private static BoxedUnit await(CountDownLatch over) {
    try {
      over.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return BoxedUnit.UNIT;
  }
}
