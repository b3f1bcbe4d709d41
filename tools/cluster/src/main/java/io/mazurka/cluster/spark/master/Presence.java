package io.mazurka.cluster.spark.master;

import io.mazurka.kernel.InvalidOptionException;
import org.apache.spark.api.java.JavaSparkContext;

/** Knows how many executors a driver has, and how long it waits if it has none. */
public final class Presence {

  /** The setting with the seconds that a run waits for executors. */
  public static final String PATIENCE = "spark.mazurka.patience";

  private static final String USUAL_PATIENCE = "600s";

  private final JavaSparkContext context;
  private final Master master;
  private final long patience;
  private long seen = System.nanoTime();

  public Presence(JavaSparkContext context, Master master) {
    this.context = context;
    this.master = master;
    this.patience = patience(context);
  }

  private static long patience(JavaSparkContext context) {
    try {
      return context.getConf().getTimeAsSeconds(PATIENCE, USUAL_PATIENCE);
    } catch (NumberFormatException e) {
      throw new InvalidOptionException(
          "the setting %s takes seconds, not '%s'"
              .formatted(PATIENCE, context.getConf().get(PATIENCE)));
    }
  }

  /** The seconds that a run waits if there are no executors. */
  public long patience() {
    return patience;
  }

  /** The number of executors; the threads of this process count as one executor. */
  public int count() {
    if (master.isLocal()) {
      return 1;
    }
    try {
      return context.sc().getExecutorMemoryStatus().size() - 1;
    } catch (IllegalStateException e) {
      return 0; // The context has just been stopped.
    }
  }

  /** The seconds since there were executors. */
  public double secondsWithout() {
    long now = System.nanoTime();
    if (count() > 0) {
      seen = now;
    }
    return (now - seen) / 1e9;
  }
}
