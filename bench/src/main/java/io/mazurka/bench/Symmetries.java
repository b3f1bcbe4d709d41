package io.mazurka.bench;

import io.mazurka.gallery.Paxos;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/symmetry}: protocols searched up to the names of their processes. */
@Command(
    name = "bench/symmetry",
    sortOptions = false,
    description =
        "Searches the gallery's protocols with and without symmetry, alone and together with the"
            + " other reductions: what it saves, and what it costs.")
final class Symmetries implements Callable<Integer> {

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

  @Option(names = "--out", description = "also write the tables into their section of this file")
  private @Nullable Path out;

  @Option(names = "--help", usageHelp = true, description = "show this help")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Symmetries()).execute(arguments));
  }

  @Override
  public Integer call() {
    ProtocolInstance five = ProtocolInstance.of(new Paxos(), 2, 5, 1);
    new Chapter("symmetry")
        .with("What a representative costs", OverheadTable.ofSymmetry(five, repeat)::markdown)
        .with("Processes and roles", new SymmetryTable(seconds)::markdown)
        .with("Every combination", new CombinationTable(seconds)::markdown)
        .make(only, out);
    return 0;
  }
}
