package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.Chapter;
import io.mazurka.bench.tables.MeasuredMachine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/reductions}: protocols searched in full and reduced. */
@Command(
    name = "bench/reductions",
    sortOptions = false,
    description =
        "Searches the gallery's protocols in full and reduced: what splits, stubborn sets and dead"
            + " messages save, and what they cost.")
final class Reductions extends BenchCommand {

  @Option(
      names = "--dynamic",
      description = "compare stubborn sets with dynamic reduction instead, in a section of its own")
  private boolean dynamic;

  @Option(names = "--quick", description = "leave out what takes more than seconds")
  private boolean quick;

  @Option(
      names = "--repeat",
      defaultValue = "7",
      description = "how often the cost of a state is measured (default: ${DEFAULT-VALUE})")
  private int repeat;

  @Option(
      names = "--seconds",
      defaultValue = "60",
      description = "time limit of every search (default: ${DEFAULT-VALUE})")
  private double seconds;

  @Option(names = "--only", description = "only tables with this in their titles")
  private @Nullable String only;

  public static void main(String[] arguments) {
    run(new Reductions(), arguments);
  }

  @Override
  public Integer call() {
    if (dynamic) {
      if (only != null) {
        throw new BenchException("--dynamic makes one table, so leave out --only");
      }
      DynamicTable table = new DynamicTable(quick ? 2 : seconds);
      print("dynamic", "Machine: %s.\n\n%s".formatted(MeasuredMachine.current(), table.markdown()));
      return 0;
    }
    Chapter chapter =
        new Chapter("reductions")
            .with("The four splits", SplitTable::markdown)
            .with("Stubborn sets", new AlgorithmTable(quick ? 2 : seconds)::markdown)
            .with("Sets from what was seen", new SeenTable(quick ? 2 : seconds)::markdown)
            .with("On-line and pre-computed forward enable sets", ForwardTable::markdown)
            .with("What a state costs", OverheadTable.ofPaxos(quick, repeat)::markdown);
    if (!quick) {
      chapter
          .with("What the analysis costs", new AnalysisTable(seconds)::markdown)
          .with("Larger instances", new ScaleTable(seconds)::markdown);
    }
    chapter.make(only, out());
    return 0;
  }
}
