package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.Chapter;
import io.mazurka.gallery.Paxos;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/symmetry}: protocols searched up to the names of their processes. */
@Command(
    name = "bench/symmetry",
    sortOptions = false,
    description =
        "Searches the gallery's protocols with and without symmetry, alone and together with the"
            + " other reductions: what it saves, and what it costs.")
public final class Symmetries extends BenchCommand {

  @Option(
      names = "--repeat",
      defaultValue = "5",
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
    run(new Symmetries(), arguments);
  }

  @Override
  public Integer call() {
    ProtocolInstance five = ProtocolInstance.of(new Paxos(), 2, 5, 1);
    new Chapter("symmetry")
        .with("What a representative costs", OverheadTable.ofSymmetry(five, repeat)::markdown)
        .with("Processes and roles", new SymmetryTable(seconds)::markdown)
        .with("Every combination", new CombinationTable(seconds)::markdown)
        .make(only, out());
    return 0;
  }
}
