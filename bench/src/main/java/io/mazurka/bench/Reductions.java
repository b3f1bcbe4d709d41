package io.mazurka.bench;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/reductions}: protocols searched in full and reduced. */
@Command(
    name = "bench/reductions",
    sortOptions = false,
    description =
        "Searches the gallery's protocols in full and reduced: what splits, stubborn sets and dead"
            + " messages save, and what they cost.")
final class Reductions implements Callable<Integer> {

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

  @Option(names = "--out", description = "also write the tables into their section of this file")
  private @Nullable Path out;

  @Option(names = "--help", usageHelp = true, description = "show this help")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Reductions()).execute(arguments));
  }

  @Override
  public Integer call() {
    if (dynamic) {
      String table =
          "Machine: %s.\n\n%s"
              .formatted(Machine.current(), new DynamicTable(quick ? 2 : seconds).markdown());
      System.out.print(table);
      write("dynamic", table);
      return 0;
    }
    Chapter chapter =
        new Chapter("reductions")
            .with("The four splits", SplitTable::markdown)
            .with("Stubborn sets", new AlgorithmTable(quick ? 2 : seconds)::markdown)
            .with("On-line and pre-computed forward enable sets", ForwardTable::markdown)
            .with("What a state costs", OverheadTable.ofPaxos(quick, repeat)::markdown);
    if (!quick) {
      chapter
          .with("What the analysis costs", new AnalysisTable(seconds)::markdown)
          .with("Larger instances", new ScaleTable(seconds)::markdown);
    }
    chapter.make(only, out);
    return 0;
  }

  private void write(String section, String text) {
    if (out != null) {
      new Section(section).write(out, text);
    }
  }
}
