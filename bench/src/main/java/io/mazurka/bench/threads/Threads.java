package io.mazurka.bench.threads;

import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.gallery.threads.FileSystem;
import io.mazurka.gallery.threads.Indexer;
import io.mazurka.threads.ThreadModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/threads}: the speed of exploring executions, and their number. */
@Command(
    name = "bench/threads",
    sortOptions = false,
    description =
        "Measures how many executions of thread programs are explored a second, or draws figures 6"
            + " and 8 of Flanagan and Godefroid.")
final class Threads extends BenchCommand {

  @Option(names = "--figures", description = "explore indexer and filesystem in all ways instead")
  private boolean figures;

  @Option(
      names = "--transitions",
      defaultValue = "2000000",
      description = "a line of a figure ends with more than these (default: ${DEFAULT-VALUE})")
  private long transitions;

  @Option(
      names = "--seconds",
      defaultValue = "300",
      description = "processor time limit of every exploration (default: ${DEFAULT-VALUE})")
  private double seconds;

  public static void main(String[] arguments) {
    run(new Threads(), arguments);
  }

  @Override
  public Integer call() {
    String text =
        figures
            ? commands()
                + figure("Figure 6", new Indexer(), 15)
                + figure("Figure 8", new FileSystem(), 26)
            : "Machine: %s.\n\n%s".formatted(MeasuredMachine.current(), ThreadRates.markdown());
    print(figures ? "figures" : "rates", text);
    return 0;
  }

  /** Which options explore as a column of the figures says. */
  private static String commands() {
    MarkdownTable table =
        new MarkdownTable("column", "`./mazurka check indexer n=N`, `filesystem n=N`");
    ThreadMethod.all()
        .forEach(method -> table.add(method.toString(), "`" + method.options() + "`"));
    return "\n" + table.markdown();
  }

  private String figure(String title, ThreadModel program, int mostThreads) {
    ThreadFigure figure = new ThreadFigure(program, mostThreads, transitions);
    figure.measure(seconds);
    String name = "images/" + program.name() + ".svg";
    Path out = out();
    if (out != null) {
      write(out.resolveSibling(name), figure.svg());
    }
    return "\n### %s: %s\n\n![%s](%s)\n\n%s"
        .formatted(
            title,
            program.name(),
            "Transitions of %s against threads".formatted(program.name()),
            name,
            figure.markdown());
  }

  private static void write(Path file, String content) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, content);
    } catch (IOException e) {
      throw new BenchException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }
}
