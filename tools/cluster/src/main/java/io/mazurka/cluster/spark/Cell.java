package io.mazurka.cluster.spark;

import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.cluster.step.StepResult;
import java.io.Serializable;
import org.apache.spark.util.KnownSizeEstimation;
import org.jspecify.annotations.Nullable;

/**
 * One partition after a superstep, as Spark stores it. It estimates its own size, so that Spark
 * does not traverse all objects of the partition.
 *
 * @param result the partition, or null if it cannot go on
 * @param failure the reason why it cannot go on, or null
 */
record Cell(@Nullable StepResult result, @Nullable StepFailure failure)
    implements Serializable, KnownSizeEstimation {

  private static final long FIXED_BYTES = 4096;

  static Cell of(StepResult result) {
    return new Cell(result, null);
  }

  static Cell of(StepFailure failure) {
    return new Cell(null, failure);
  }

  /** The partition; there must be no failure. */
  StepResult whole() {
    if (result == null) {
      throw new IllegalStateException("a partition that failed is asked to go on");
    }
    return result;
  }

  /** The report to the driver. */
  Told told() {
    return new Told(result == null ? null : result.report(), failure);
  }

  @Override
  public long estimatedSize() {
    if (result == null) {
      return FIXED_BYTES;
    }
    long bytes = FIXED_BYTES + result.report().bytes();
    for (Chunk chunk : result.outbox()) {
      bytes += chunk.bytes().length + 64L;
    }
    return bytes;
  }

  /** The report to the driver about a superstep of one partition: one component is null. */
  record Told(@Nullable StepReport report, @Nullable StepFailure failure) implements Serializable {}
}
