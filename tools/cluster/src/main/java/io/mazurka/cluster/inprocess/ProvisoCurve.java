package io.mazurka.cluster.inprocess;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.job.ReferencedModel;
import io.mazurka.cluster.loop.ClusterCheck;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.CheckResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table of the costs of each proviso for several numbers of partitions, for the
 * benchmarks: the shape of figure 3 of Brim, Cerna, Moravec and Simsa (2005), with partitions that
 * take turns in this process.
 */
public final class ProvisoCurve {

  private static final List<Integer> PARTITIONS = List.of(1, 2, 4, 8, 16);
  private static final int WORDS = 4;

  private ProvisoCurve() {}

  /**
   * Writes the table.
   *
   * @param arguments the file to write, and then for each instance the name of a model, of its
   *     parameter, its value, and a formula of linear time
   */
  public static void main(String... arguments) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| instance | proviso | partitions | states | of all | explorations | messages | supersteps |"
            + " seconds |");
    lines.add("|---|---|--:|--:|--:|--:|--:|--:|--:|");
    for (int at = 1; at + WORDS <= arguments.length; at += WORDS) {
      int value = Integer.parseInt(arguments[at + 2]);
      Instance instance =
          ModelReference.named(arguments[at])
              .withParameters(Map.of(arguments[at + 1], value))
              .open();
      write(instance, "%s %d".formatted(arguments[at], value), arguments[at + 3], lines);
    }
    Files.write(Path.of(arguments[0]), lines);
  }

  private static void write(Instance instance, String name, String formula, List<String> lines) {
    CheckOptions options =
        CheckOptions.defaults()
            .withProperties(
                new AskedProperties(
                    List.of(),
                    List.of(AskedCondition.of("--ltl", formula).orElseThrow()),
                    null,
                    List.of()));
    Row full = row(instance, options.withPor(Por.NONE), 1, null);
    lines.add("| %s | none | 1 | %s".formatted(name, full.cells(full.states)));
    Row fragment = row(instance, options, 1, Proviso.FRAGMENT);
    lines.add("| %s | fragment | 1 | %s".formatted(name, fragment.cells(full.states)));
    for (Proviso proviso : new Proviso[] {Proviso.BORDER, Proviso.ORDER, Proviso.HISTORY, null}) {
      String said = proviso == null ? "sticky" : proviso.name().toLowerCase(Locale.ROOT);
      for (int partitions : PARTITIONS) {
        Row row = row(instance, options, partitions, proviso);
        lines.add("| %s | %s | %d | %s".formatted(name, said, partitions, row.cells(full.states)));
      }
    }
  }

  /** The costs of one run. */
  private record Row(
      long states, long explorations, long messages, long supersteps, double seconds) {

    String cells(long all) {
      return String.format(
          Locale.ROOT,
          "%,d | %.1f %% | %,d | %,d | %,d | %.2f |",
          states,
          100.0 * states / all,
          explorations,
          messages,
          supersteps,
          seconds);
    }
  }

  private static Row row(
      Instance instance, CheckOptions options, int partitions, @Nullable Proviso proviso) {
    List<CountedSteps> counted = new ArrayList<>();
    CheckResult result =
        new ClusterCheck(
                ReferencedModel.of(instance), options, partitions, proviso, SearchListener.none())
            .run(
                job -> {
                  CountedSteps steps = new CountedSteps(new InProcess(job));
                  counted.add(steps);
                  return steps;
                });
    CountedSteps last = counted.get(counted.size() - 1);
    return new Row(
        result.statistics().states(),
        last.explorations(),
        last.messages(),
        last.supersteps(),
        result.seconds());
  }
}
