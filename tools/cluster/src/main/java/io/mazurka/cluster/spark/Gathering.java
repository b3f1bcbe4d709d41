package io.mazurka.cluster.spark;

import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.cluster.spark.master.MasterView;
import io.mazurka.cluster.spark.master.Presence;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.supervision.ModelThread;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;

/** Waits before a run until there are executors, and tells the user why it waits. */
final class Gathering {

  private static final double QUIET_SECONDS = 2;
  private static final double SECONDS_BETWEEN_VIEWS = 5;

  private final JavaSparkContext context;
  private final Master master;
  private final SearchListener listener;
  private final Presence presence;
  private final Trouble trouble;
  private final long start = System.nanoTime();
  private volatile String words = "connecting to the cluster";

  Gathering(JavaSparkContext context, Master master, SearchListener listener) {
    this.context = context;
    this.master = master;
    this.listener = listener;
    this.presence = new Presence(context, master);
    this.trouble = new Trouble(master, 0);
  }

  /**
   * Waits until there are executors, and returns their description; their versions fit the driver.
   */
  ClusterExecutors executors() {
    ModelThread.phase(() -> words);
    try {
      int count = master.isLocal() ? 1 : await();
      return ClusterExecutors.of(context, master, count, new Patient(context, listener, trouble));
    } finally {
      ModelThread.phase(null);
    }
  }

  private int await() {
    long changed = start;
    double nextView = SECONDS_BETWEEN_VIEWS;
    int known = 0;
    while (true) {
      if (context.sc().isStopped()) {
        throw Connection.refused(master);
      }
      int now = presence.count();
      if (now != known) {
        known = now;
        changed = System.nanoTime();
      }
      boolean all = master.executors() > 0 && known >= master.executors();
      boolean quiet = master.executors() == 0 && seconds(changed) > QUIET_SECONDS;
      boolean late = seconds(start) > presence.patience();
      if (known > 0 && (all || quiet || late)) {
        return known;
      }
      if (late || listener.cancelled()) {
        throw alone(MasterView.of(context, master));
      }
      if (known == 0 && seconds(start) > nextView) {
        look();
        nextView = seconds(start) + SECONDS_BETWEEN_VIEWS;
      }
      pause();
    }
  }

  /** Looks for the reason why there are none; throws if waiting will not help. */
  private void look() {
    long wanted = ClusterExecutors.megabytes(context);
    Optional<MasterView> view = MasterView.of(context, master);
    if (view.isPresent() && view.get().workers() > 0 && view.get().megabytes() < wanted) {
      throw alone(view);
    }
    words =
        "waiting for executors of %,d MB for up to %,d s: %s %s"
            .formatted(
                wanted,
                presence.patience(),
                master.url(),
                view.map(Object::toString).orElse("gives none yet"));
  }

  private RuntimeException alone(Optional<MasterView> view) {
    return trouble.alone(view, ClusterExecutors.megabytes(context), seconds(start));
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }
}
