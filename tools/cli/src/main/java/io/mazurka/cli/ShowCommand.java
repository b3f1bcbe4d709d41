package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.WholeFile;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.ShowSyntax;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.trace.picture.GraphPicture;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code mazurka show}: pictures of a model. */
final class ShowCommand implements Callable<Integer> {

  /** A larger graph fits on no screen. */
  private static final int MOST_NODES = 200;

  private final Console console;
  private final CommandSpec spec;

  ShowCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("show", this);
    ShowSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Draw what a model is made of.")
        .description(
            "The local graph of a process has its local states and its steps between them, when any"
                + " message that somebody can ever send it may be there. Protocols have them.")
        .customSynopsis("mazurka show MODEL [KEY=VALUE ...] --local-graphs [--out DIR]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer("  mazurka show paxos acceptors=2 --local-graphs --out pictures");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    CheckRequest request = ShowSyntax.read(spec.commandLine().getParseResult());
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    new TextReport(console).banner(Version.TEXT, "local graphs of " + instance);
    List<DrawnGraph> graphs =
        deadline.keep(() -> instance.create().localGraphs(instance.reference().shape().options()));
    if (graphs.isEmpty()) {
      throw new InvalidOptionException(
          "%s has no local graphs; those of protocols can be drawn".formatted(instance.name()));
    }
    for (DrawnGraph graph : graphs) {
      draw(graph, request, instance);
    }
    return ExitCode.HOLDS;
  }

  private void draw(DrawnGraph graph, CheckRequest request, Instance instance) {
    String size = "%d local states, %d steps".formatted(graph.nodes().size(), graph.edges().size());
    if (graph.nodes().size() > MOST_NODES) {
      console.out().println("  %s: %s, too many to draw".formatted(graph.title(), size));
      return;
    }
    String name = "%s.%s.svg".formatted(instance.name(), graph.title()).replaceAll("[^\\w.-]", "-");
    String directory = request.directory();
    try {
      Path file = directory == null ? Path.of(name) : Path.of(directory, name);
      WholeFile.write(file, GraphPicture.of(graph));
      console.out().println("  %s: %s, in %s".formatted(graph.title(), size, file));
    } catch (IOException | InvalidPathException e) {
      throw new InvalidModelException("'%s' cannot be written: %s".formatted(name, e), e);
    }
  }
}
