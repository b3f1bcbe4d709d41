package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * The checkpoints of one run. Checkpoints that the user wants are complete and outlive the driver.
 * Others are made in a temporary directory that all executors see; they keep the chain of
 * supersteps that Spark would have to compute again short.
 */
final class RunSaving implements AutoCloseable {

  private static final String PARTITIONS = "partitions";
  private static final int LONGEST_CHAIN = 32;

  /**
   * The size of all partitions together from which growth is a reason to save them: smaller
   * partitions are soon computed again.
   */
  private static final long FEW_BYTES = 64L << 20;

  private final JavaSparkContext context;
  private final CheckpointPlan plan;
  private final Identity identity;
  private final List<List<List<StepReport>>> histories = new ArrayList<>();
  private final List<String> outdated = new ArrayList<>();
  private final @Nullable SavedRun resumed;
  private final @Nullable Path directory;
  private final boolean possible;
  private long last = System.nanoTime();

  /** The memory of all partitions, now and when they were saved last. */
  private long bytes;

  private long savedBytes;

  /**
   * @param identity the model and the options of the run
   * @param sameMachine whether executors see the temporary files of this process
   */
  RunSaving(JavaSparkContext context, CheckpointPlan plan, Identity identity, boolean sameMachine) {
    this.context = context;
    this.plan = plan;
    this.identity = identity;
    Path from = plan.resumed();
    this.resumed = from == null ? null : SavedRun.read(from, identity);
    this.directory = prepared(plan.directory(), sameMachine);
    this.possible = directory != null;
    if (directory != null) {
      context.setCheckpointDir(directory.resolve(PARTITIONS).toUri().toString());
      String base = context.getCheckpointDir().orNull();
      if (base != null) {
        outdated.add(base);
      }
    }
  }

  private static @Nullable Path prepared(@Nullable Path wanted, boolean sameMachine) {
    try {
      if (wanted != null) {
        return Files.createDirectories(wanted.toAbsolutePath());
      }
      return sameMachine ? Files.createTempDirectory("mazurka-cluster") : null;
    } catch (IOException e) {
      throw new InvalidModelException(
          "checkpoints cannot be saved in %s: %s".formatted(wanted, e), e);
    }
  }

  /** The checkpoints for the next layout of the model. */
  StepSaving next() {
    int number = histories.size();
    histories.add(new ArrayList<>());
    List<List<StepReport>> known =
        resumed != null && number < resumed.histories().size()
            ? resumed.histories().get(number)
            : List.of();
    boolean latest = resumed != null && number == resumed.histories().size() - 1;
    return new StepSaving(this, known, latest && resumed != null ? resumed.partitions() : null);
  }

  /**
   * Whether the partitions should be saved after a superstep at the end of a chain of {@code chain}
   * unsaved ones.
   */
  boolean isDue(int chain) {
    if (!possible) {
      return false;
    }
    boolean late = isWanted() && System.nanoTime() - last >= plan.seconds() * 1e9;
    boolean doubled = isWanted() && bytes >= Math.max(FEW_BYTES, 2 * savedBytes);
    return late || doubled || chain >= LONGEST_CHAIN;
  }

  /** Whether the user wants checkpoints. */
  boolean isWanted() {
    return plan.directory() != null;
  }

  /** Notes reports, and that the partitions after them were saved, if they were. */
  void done(List<StepReport> reports, @Nullable JavaRDD<Cell> saved, boolean resumable) {
    histories.get(histories.size() - 1).add(reports);
    bytes = reports.stream().mapToLong(StepReport::bytes).sum();
    if (saved != null) {
      keep(saved, resumable);
    }
  }

  /**
   * Notes that the partitions after the last superstep were saved.
   *
   * @param resumable whether another run may continue from these partitions, and not only this run
   */
  void keep(JavaRDD<Cell> saved, boolean resumable) {
    if (directory == null) {
      return;
    }
    last = System.nanoTime();
    savedBytes = bytes;
    String where = saved.getCheckpointFile().orElse("");
    if (isWanted() && !resumable) {
      return;
    }
    if (isWanted()) {
      try {
        new SavedRun(new LinkedHashMap<>(identity.facts()), copy(), where).write(directory);
      } catch (IOException e) {
        throw new InvalidModelException(
            "the run cannot be saved in %s: %s".formatted(directory, e), e);
      }
    }
    forget(where);
  }

  private List<List<List<StepReport>>> copy() {
    List<List<List<StepReport>>> copy = new ArrayList<>();
    histories.forEach(history -> copy.add(new ArrayList<>(history)));
    return copy;
  }

  /** Deletes the partitions that were saved before these. */
  private void forget(String kept) {
    String old = outdated.size() > 1 ? outdated.remove(1) : null;
    outdated.add(kept);
    if (old != null) {
      delete(old);
    }
    if (resumed != null && old == null) {
      delete(parent(resumed.partitions()));
    }
  }

  private static String parent(String path) {
    return path.substring(0, path.lastIndexOf('/'));
  }

  private void delete(String path) {
    try {
      org.apache.hadoop.fs.Path old = new org.apache.hadoop.fs.Path(path);
      old.getFileSystem(context.hadoopConfiguration()).delete(old, true);
    } catch (IOException e) {
      // It stays behind.
    }
  }

  /** Deletes the checkpoints of a run that has ended. */
  void finish() {
    for (Path one : new Path[] {plan.directory(), plan.resumed()}) {
      try {
        if (one != null) {
          SavedRun.delete(one);
        }
      } catch (IOException e) {
        // It stays behind.
      }
    }
    outdated.forEach(this::delete);
    if (resumed != null) {
      delete(parent(resumed.partitions()));
    }
    for (Path one : new Path[] {plan.directory(), plan.resumed()}) {
      deleteIfEmpty(one);
    }
  }

  private static void deleteIfEmpty(@Nullable Path saved) {
    try {
      if (saved != null) {
        Files.deleteIfExists(saved.resolve(PARTITIONS));
      }
    } catch (IOException e) {
      // The directory holds something that another run may need.
    }
  }

  /** Deletes the checkpoints from which no other run can continue. */
  @Override
  public void close() {
    if (plan.directory() == null && directory != null) {
      delete(directory.toUri().toString());
    }
  }
}
