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
    StringBuilder text = new StringBuilder("Machine: " + Machine.current() + ".\n");
    ProtocolInstance five = ProtocolInstance.of(new Paxos(), 2, 5, 1);
    add(text, "What a representative costs", OverheadTable.ofSymmetry(five, repeat).markdown());
    add(text, "Processes and roles", new SymmetryTable(seconds).markdown());
    add(text, "Every combination", new CombinationTable(seconds).markdown());
    if (out != null) {
      new Section("symmetry").write(out, text.toString());
    }
    return 0;
  }

  private static void add(StringBuilder text, String title, String table) {
    String part = "\n### " + title + "\n\n" + table;
    System.out.print(part);
    text.append(part);
  }
}
