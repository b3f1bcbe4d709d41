package io.mazurka.bench.cores;

import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.search.parallel.WorkAccount.Turn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/cores}: where the processor time of several workers goes. */
@Command(
    name = "bench/cores",
    sortOptions = false,
    description =
        "Measures the processor time of each turn of a breadth-first search with one worker and"
            + " with several, which take turns, and computes how fast it is on more cores.")
final class Cores extends BenchCommand {

  private static final List<Integer> CORES = List.of(2, 4, 8, 16);

  @Option(
      names = "--only",
      split = ",",
      defaultValue = "PAXOS,STORAGE",
      description = "these instances: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
  private List<CoresInstance> instances = List.of();

  @Option(
      names = "--workers",
      split = ",",
      defaultValue = "1,2,8",
      description = "with these numbers of workers (default: ${DEFAULT-VALUE})")
  private List<Integer> workers = List.of();

  @Option(
      names = "--repeat",
      defaultValue = "3",
      description = "so many rounds; of each search the one with the least processor time counts")
  private int repeat;

  @Option(names = "--quick", description = "only a small instance, once")
  private boolean quick;

  @Option(names = "--json", description = "also write all figures to this file")
  private @Nullable Path json;

  @Option(names = "--options", hidden = true, split = " ", description = "options of the JVM")
  private List<String> options = List.of();

  public static void main(String[] arguments) {
    run(new Cores(), arguments);
  }

  @Override
  public Integer call() {
    StringBuilder text = new StringBuilder("Machine: " + MeasuredMachine.current() + ".\n");
    List<String> kept = new ArrayList<>();
    for (CoresInstance instance : quick ? List.of(CoresInstance.SMALL_PAXOS) : instances) {
      Map<Integer, CoresFigures> measured = measure(instance);
      text.append("\n### ").append(instance.label()).append("\n\n").append(account(measured));
      text.append("\n").append(predictions(measured));
      measured.forEach((count, figures) -> kept.add(json(instance, count, figures)));
    }
    if (json != null) {
      write(json, "[\n" + String.join(",\n", kept) + "\n]\n");
    }
    print("cores", text.toString());
    return 0;
  }

  /** Runs each number of workers once, then again; so a busy hour strikes all of them. */
  private Map<Integer, CoresFigures> measure(CoresInstance instance) {
    Map<Integer, List<CoresFigures>> runs = new TreeMap<>();
    for (int round = 0; round < (quick ? 1 : repeat); round++) {
      for (int count : workers) {
        runs.computeIfAbsent(count, key -> new ArrayList<>()).add(run(instance, count));
      }
    }
    Map<Integer, CoresFigures> best = new TreeMap<>();
    runs.forEach((count, all) -> best.put(count, CoresFigures.best(all)));
    return best;
  }

  private CoresFigures run(CoresInstance instance, int count) {
    System.err.println(instance.label() + " with " + count + " workers ...");
    List<String> command = new ArrayList<>(List.of("java"));
    command.addAll(options);
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            CoresRun.class.getName(),
            instance.name(),
            String.valueOf(count)));
    try {
      Path folder = Files.createTempDirectory("cores");
      CoresFigures figures =
          CoresFigures.read(new ExternalProgram(command, folder).runOrFail().output());
      Files.deleteIfExists(folder.resolve("output.txt"));
      Files.deleteIfExists(folder.resolve("errors.txt"));
      Files.delete(folder);
      return figures;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The nanoseconds of processor time a state, for each turn. */
  private static String account(Map<Integer, CoresFigures> measured) {
    MarkdownTable table =
        new MarkdownTable(
            "workers",
            "expand",
            "sort",
            "add",
            "bring",
            "lead",
            "sole",
            "wait",
            "rest of the JVM",
            "all",
            "CPU s",
            "of one worker",
            "GC s",
            "rounds");
    double first = Double.NaN;
    for (Map.Entry<Integer, CoresFigures> entry : measured.entrySet()) {
      CoresFigures figures = entry.getValue();
      List<String> cells = new ArrayList<>(List.of(entry.getKey().toString()));
      for (Turn turn : Turn.values()) {
        cells.add(number("%.1f", figures.perState(figures.seconds(turn))));
      }
      double all = figures.figure("cpu");
      first = Double.isNaN(first) ? all : first;
      cells.add(number("%.1f", figures.perState(figures.restSeconds())));
      cells.add(number("%.1f", figures.perState(all)));
      cells.add(number("%.2f", all));
      cells.add(number("%.2f", all / first));
      cells.add(number("%.2f", figures.figure("gc")));
      cells.add(number("%,.0f", figures.figure("rounds")));
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown();
  }

  /**
   * How much faster so many cores do the work of each run than one core; that the work of several
   * workers may be more than that of one is in the other table.
   */
  private static String predictions(Map<Integer, CoresFigures> measured) {
    MarkdownTable table =
        new MarkdownTable("by the account with", "2 cores", "4 cores", "8 cores", "16 cores");
    measured.forEach(
        (count, figures) -> {
          List<String> cells = new ArrayList<>();
          cells.add(count + (count == 1 ? " worker" : " workers"));
          SpanModel model = SpanModel.of(figures);
          for (int cores : CORES) {
            cells.add(number("%.1f", model.seconds(1) / model.seconds(cores)));
          }
          table.add(cells.toArray(String[]::new));
        });
    return table.markdown();
  }

  private static String json(CoresInstance instance, int count, CoresFigures figures) {
    return new TreeMap<>(figures.figures())
        .entrySet().stream()
            .map(entry -> "\"" + entry.getKey() + "\": " + entry.getValue())
            .collect(
                Collectors.joining(
                    ", ",
                    "{\"instance\": \"" + instance.label() + "\", \"workers\": " + count + ", ",
                    "}"));
  }

  private static String number(String format, double figure) {
    return String.format(Locale.ROOT, format, figure);
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new BenchException("cannot write " + file, e);
    }
  }
}
