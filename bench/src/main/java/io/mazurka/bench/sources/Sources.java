package io.mazurka.bench.sources;

import io.mazurka.bench.circuits.PublishedCircuits;
import io.mazurka.bench.peers.LimitedCommand;
import io.mazurka.bench.protocols.ThesisTables;
import io.mazurka.bench.tables.Chapter;
import io.mazurka.bench.threads.PublishedFigures;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/sources}: published, by the published algorithm, and by default. */
@Command(
    name = "bench/sources",
    sortOptions = false,
    description =
        "Makes the tables and figures of the five sources again: as published, by the published"
            + " algorithm, and by default.")
final class Sources extends LimitedCommand {

  @Option(names = "--quick", description = "small instances and short limits")
  private boolean quick;

  @Option(
      names = "--seconds",
      defaultValue = "20",
      description = "time limit of every search (default: ${DEFAULT-VALUE})")
  private double seconds;

  @Option(
      names = "--minutes",
      defaultValue = "1",
      description = "time limit of every run on a circuit (default: ${DEFAULT-VALUE})")
  private int minutes;

  @Option(
      names = "--transitions",
      defaultValue = "200000",
      description = "a line of a figure ends with more than these (default: ${DEFAULT-VALUE})")
  private long transitions;

  @Option(names = "--only", description = "only tables with this in their titles")
  private @Nullable String only;

  public static void main(String[] arguments) {
    run(new Sources(), arguments);
  }

  @Override
  public Integer call() {
    ThesisTables thesis = new ThesisTables(quick ? 2 : seconds);
    PublishedFigures figures = new PublishedFigures(quick ? 2_000 : transitions, seconds);
    ProvisoFigures provisos = new ProvisoFigures(folders(), quick);
    new Chapter("sources")
        .with("Table 3.2: symmetry", thesis::symmetry)
        .with("Table 3.3: splits", thesis::splits)
        .with("Table 4.1: stubborn sets", thesis::stubbornSets)
        .with("Table 5.1: lemmas", new LemmaTable(launcher())::markdown)
        .with("Table 1: circuits", new PublishedCircuits(launcher(), minutes, quick)::markdown)
        .with("Figures 2 and 3: provisos", provisos::markdown)
        .with("Figure 6: threads of indexer", figures::indexer)
        .with("Figure 8: threads of filesystem", figures::filesystem)
        .make(only, out());
    return 0;
  }
}
