package io.mazurka.cluster.spark;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.util.ShutdownHookManager;
import scala.runtime.BoxedUnit;

/** Keeps Spark from ending when a signal ends the process, until the run has stopped in order. */
final class Reprieve implements AutoCloseable {

  /** Before all hooks of Spark. */
  private static final int PRIORITY = 1000;

  private static final int PATIENCE_SECONDS = 12;

  private final CountDownLatch over = new CountDownLatch(1);
  private final Object hook;

  Reprieve() {
    this.hook = ShutdownHookManager.addShutdownHook(PRIORITY, this::await);
  }

  private BoxedUnit await() {
    try {
      boolean inTime = over.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assert inTime || over.getCount() > 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return BoxedUnit.UNIT;
  }

  @Override
  public void close() {
    over.countDown();
    ShutdownHookManager.removeShutdownHook(hook);
  }
}
