package io.mazurka.cluster.spark;

import io.mazurka.kernel.InvalidOptionException;
import org.apache.spark.api.java.JavaSparkContext;

/** Which executors a driver has, and how long it waits when it has none. */
final class Presence {

  /** The setting with the seconds that a run waits for executors. */
  static final String PATIENCE = "spark.mazurka.patience";

  private static final String USUAL_PATIENCE = "600s";

  private final JavaSparkContext context;
  private final Master master;
  private final long patience;
  private long seen = System.nanoTime();

  Presence(JavaSparkContext context, Master master) {
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

  /** For how many seconds a run waits when it has none. */
  long patience() {
    return patience;
  }

  /** How many there are; threads of this process are one. */
  int count() {
    if (master.isLocal()) {
      return 1;
    }
    try {
      return context.sc().getExecutorMemoryStatus().size() - 1;
    } catch (IllegalStateException e) {
      return 0; // It has just been stopped.
    }
  }

  /** For how many seconds there have been none. */
  double secondsWithout() {
    long now = System.nanoTime();
    if (count() > 0) {
      seen = now;
    }
    return (now - seen) / 1e9;
  }
}
