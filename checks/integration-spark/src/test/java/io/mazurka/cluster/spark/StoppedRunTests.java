package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Instance;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.spark.SparkRuns.Logged;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** A run that is told to end while a superstep takes long. */
@ResourceLock("spark")
final class StoppedRunTests {

  private static final int LONG_STEP = 4;

  @TempDir private Path directory;

  @Test
  void superstepIsGivenUpAndCanBeTakenByAnotherRun() throws IOException {
    Instance paxos = SparkRuns.model("paxos");
    String begun = directory.resolve("begun").toString();
    Path saved = directory.resolve("saved");
    try (JavaSparkContext connection = SparkRuns.connection()) {
      SparkRuns runs = SparkRuns.local(4).sharing(connection);
      Logged calm = runs.logged(paxos, SparkRuns.full());
      Stopper stopper = new Stopper(new File(begun));
      CheckResult stopped =
          runs.with(new CheckpointPlan(saved, 1000, null, Identity.none()))
              .watchedBy(stopper)
              .struckBy((inbox, step, partition) -> linger(inbox, step, begun))
              .check(paxos, SparkRuns.full());
      assertThat(stopped.end()).isEqualTo(EndReason.INTERRUPTED);
      assertThat(stopped.statistics().states()).isEqualTo(stopper.states).isPositive();
      Logged resumed =
          runs.with(new CheckpointPlan(null, 1000, saved, Identity.none()))
              .logged(paxos, SparkRuns.full());
      assertThat(resumed.figures()).isEqualTo(calm.figures());
      assertThat(saved).isEmptyDirectory();
      assertThat(calm.steps()).endsWith(resumed.steps().toArray(String[]::new));
      assertThat(resumed.steps()).hasSize(calm.steps().size() - LONG_STEP * 4);
    }
  }

  /** Goes on until nobody wants it any more. */
  private static Iterator<Chunk> linger(Iterator<Chunk> inbox, int superstep, String begun) {
    if (superstep == LONG_STEP) {
      try {
        new File(begun).createNewFile();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!TaskContext.get().isInterrupted() && System.nanoTime() < end) {
          Thread.sleep(10);
        }
        throw new IllegalStateException("nobody wants it");
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return inbox;
  }

  /** Wants a run to end once the long superstep has begun. */
  private static final class Stopper implements SearchListener {
    private final File begun;
    private long states;

    Stopper(File begun) {
      this.begun = begun;
    }

    @Override
    public void progress(Progress progress) {
      states = progress.states();
    }

    @Override
    public boolean cancelled() {
      return begun.exists();
    }
  }
}
