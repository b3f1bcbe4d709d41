package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.WholeFile;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.ShowSyntax;
import io.mazurka.cli.options.ShowSyntax.Form;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.trace.picture.GraphPicture;
import io.mazurka.kernel.trace.picture.GraphText;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code mazurka show}: pictures of a model. */
final class ShowCommand implements Callable<Integer> {

  /** A larger picture fits on no screen. */
  private static final int MOST_NODES = 200;

  /** A larger graph is too slow for Graphviz and too long to read. */
  private static final int MOST_NODES_OF_TEXT = 2_000;

  private final Console console;
  private final CommandSpec spec;

  ShowCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("show", this);
    ShowSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Show what a model is made of.")
        .description(
            "The local graph of a process has its local states and its steps between them, under"
                + " all that the other processes might do: every message may be there, every shared"
                + " variable or object may have changed. Protocols, guarded programs, circuits,"
                + " threads that are step functions, and nets that are made of state machines have"
                + " local graphs.")
        .customSynopsis(
            "mazurka show MODEL [KEY=VALUE ...] --local-graphs [--as svg|dot|text] [--out DIR]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka show paxos acceptors=2 --local-graphs --out pictures",
            "  mazurka show fifo cells=1 --local-graphs --as text");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    ParseResult parsed = spec.commandLine().getParseResult();
    CheckRequest request = ShowSyntax.read(parsed);
    Form form = ShowSyntax.form(parsed);
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    new TextReport(console).banner(Version.TEXT, "local graphs of " + instance);
    List<DrawnGraph> graphs =
        deadline.keep(() -> instance.create().localGraphs(instance.reference().shape().options()));
    if (graphs.isEmpty()) {
      throw new InvalidOptionException(
          "%s has no local graphs: what its processes could do on their own is not known"
              .formatted(instance.name()));
    }
    FileNames written = new FileNames();
    for (DrawnGraph graph : graphs) {
      show(graph, form, request, instance, written);
      if (!graph.note().isEmpty()) {
        console.out().println("    " + graph.note());
      }
    }
    return ExitCode.HOLDS;
  }

  private void show(
      DrawnGraph graph, Form form, CheckRequest request, Instance instance, FileNames written) {
    String size = "%d local states, %d steps".formatted(graph.nodes().size(), graph.edges().size());
    if (graph.nodes().size() > (form == Form.SVG ? MOST_NODES : MOST_NODES_OF_TEXT)) {
      console
          .out()
          .println(
              "  %s: %s, too many to %s"
                  .formatted(graph.title(), size, form == Form.TEXT ? "print" : "draw"));
    } else if (form == Form.TEXT) {
      console.out().println("  %s: %s".formatted(graph.title(), size));
      GraphText.lines(graph).forEach(console.out()::println);
    } else {
      boolean svg = form == Form.SVG;
      String text = svg ? GraphPicture.of(graph) : GraphText.dot(graph);
      String name = written.distinct("%s.%s".formatted(instance.name(), graph.title()));
      Path file = write(text, name + (svg ? ".svg" : ".dot"), request);
      console.out().println("  %s: %s, in %s".formatted(graph.title(), size, file));
    }
  }

  /** Names that any file may have, all different. */
  private static final class FileNames {

    private final Set<String> used = new HashSet<>();

    String distinct(String text) {
      String plain = text.replaceAll("[^\\w.-]", "-");
      String name = plain;
      for (int number = 2; !used.add(name); number++) {
        name = plain + "-" + number;
      }
      return name;
    }
  }

  private static Path write(String text, String name, CheckRequest request) {
    String directory = request.directory();
    try {
      Path file = directory == null ? Path.of(name) : Path.of(directory, name);
      WholeFile.write(file, text);
      return file;
    } catch (IOException | InvalidPathException e) {
      throw new InvalidModelException("'%s' cannot be written: %s".formatted(name, e), e);
    }
  }
}
