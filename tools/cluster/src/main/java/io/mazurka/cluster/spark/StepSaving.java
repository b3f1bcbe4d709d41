package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.StepReport;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** The checkpoints of a run while the model has one layout. */
final class StepSaving {

  private final RunSaving run;
  private final List<List<StepReport>> known;
  private final @Nullable String partitions;
  private int last;

  /**
   * @param known the reports of supersteps that an earlier driver has run
   * @param partitions the directory of the partitions after the last of these supersteps, or null
   */
  StepSaving(RunSaving run, List<List<StepReport>> known, @Nullable String partitions) {
    this.run = run;
    this.known = known;
    this.partitions = partitions;
    this.last = known.size() - 1;
  }

  /** The reports of a superstep that an earlier driver has run, or null. */
  @Nullable List<StepReport> replayed(int superstep) {
    if (superstep >= known.size()) {
      return null;
    }
    run.done(known.get(superstep), null, false);
    return known.get(superstep);
  }

  /** The partitions before a superstep if an earlier driver has saved them, or null. */
  @Nullable JavaRDD<Cell> resumed(JavaSparkContext context, int superstep) {
    return partitions != null && superstep == known.size()
        ? context.checkpointFile(partitions)
        : null;
  }

  boolean isDue(int superstep) {
    return run.isDue(superstep - last);
  }

  /**
   * Notes that a superstep is done.
   *
   * @param saved the partitions after it, if they were saved
   * @param resumable whether another run may continue from these partitions
   */
  void done(
      int superstep, List<StepReport> reports, @Nullable JavaRDD<Cell> saved, boolean resumable) {
    last = saved == null ? last : superstep;
    run.done(reports, saved, resumable);
  }

  /** Whether the user wants checkpoints. */
  boolean isWanted() {
    return run.isWanted();
  }

  /** Notes that the partitions after the last superstep were saved. */
  void keep(JavaRDD<Cell> saved) {
    run.keep(saved, true);
  }
}
