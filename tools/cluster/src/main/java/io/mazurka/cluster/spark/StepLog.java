package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;

/**
 * Writes the reports of all partitions to the file that the setting {@code spark.mazurka.steps}
 * names, to compare two runs. Writes nothing if there is no such setting.
 */
final class StepLog implements AutoCloseable {

  private static final String SETTING = "spark.mazurka.steps";

  private final @Nullable PrintWriter file;

  private StepLog(@Nullable PrintWriter file) {
    this.file = file;
  }

  static StepLog of(SparkConf conf) {
    String name = conf.get(SETTING, "");
    try {
      return new StepLog(
          name.isEmpty()
              ? null
              : new PrintWriter(Files.newBufferedWriter(Path.of(name), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new InvalidModelException("%s: %s cannot be written".formatted(SETTING, name), e);
    }
  }

  void write(List<StepReport> reports) {
    if (file != null) {
      for (StepReport report : reports) {
        file.printf(
            "%d %d %d %d %d %d %d %016x%n",
            report.superstep(),
            report.partition(),
            report.states(),
            report.expansions(),
            report.transitions(),
            report.sent(),
            report.waiting(),
            report.lineage());
      }
      file.flush();
    }
  }

  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
