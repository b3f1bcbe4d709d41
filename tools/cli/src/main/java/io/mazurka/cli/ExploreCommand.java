package io.mazurka.cli;

import io.mazurka.catalogue.ClassPath;
import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.NoLongerHappensException;
import io.mazurka.catalogue.saved.Rerun;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.ExploreSyntax;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.saved.SavedReader;
import io.mazurka.explorer.server.ExplorerServer;
import io.mazurka.explorer.server.Opened;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.check.Check;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code mazurka explore}: a page to walk through a model or a counterexample. */
final class ExploreCommand implements Callable<Integer> {

  /**
   * The interval, in milliseconds, at which the command checks whether the user wants to end it.
   */
  private static final long MILLIS = 100;

  private final Console console;
  private final CommandSpec spec;

  ExploreCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("explore", this);
    ExploreSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Walk through a model, or a saved counterexample, in the browser.")
        .description(
            "MODEL is a model as for check, or a file that check has saved. The page is on this"
                + " machine alone; Ctrl-C ends it.")
        .customSynopsis("mazurka explore MODEL|FILE [KEY=VALUE ...] [OPTIONS]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka explore paxos acceptors=3 --open",
            "  mazurka explore faulty-paxos.counterexample.json");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() throws InterruptedException {
    ParseResult parsed = spec.commandLine().getParseResult();
    CheckRequest request = ExploreSyntax.read(parsed);
    int port = ExploreSyntax.port(parsed);
    Opened opened;
    try {
      opened = opened(request, parsed);
    } catch (NoLongerHappensException e) {
      console.complain(
          "the counterexample no longer happens: %s; mazurka replay %s tells more"
              .formatted(e.getMessage(), request.model()));
      return ExitCode.NO_LONGER_HAPPENS;
    }
    try (ExplorerServer server = ExplorerServer.start(opened, port)) {
      console.out().println("Explore " + opened.instance() + " at");
      console.out().println("  " + server.address());
      console.out().println("Ctrl-C ends it.");
      console.out().flush();
      if (ExploreSyntax.opens(parsed)) {
        open(server.address());
      }
      while (!console.interrupted().getAsBoolean()) {
        Thread.sleep(MILLIS);
      }
    }
    return ExitCode.INTERRUPTED;
  }

  private static Opened opened(CheckRequest request, ParseResult parsed) {
    if (!request.model().toLowerCase(Locale.ROOT).endsWith(".json")) {
      Instance instance = CheckCommand.instance(request);
      Check.of(instance.create()).with(request.options()).accept();
      return new Opened(instance, request.options(), new Path(0, List.of()), false, -1, "");
    }
    ExploreSyntax.refuseQuestions(parsed);
    SavedCounterexample saved = SavedReader.read(request.model());
    String classPath = request.classPath();
    Instance instance =
        (classPath == null
                ? saved.model()
                : saved.model().withClassPath(ClassPath.split(classPath)))
            .open();
    int cycleStart = saved.trace().cycleStart();
    CompiledModel model = cycleStart < 0 ? instance.compile() : instance.compileToRepeat();
    Path path = Rerun.of(saved, model).path();
    CheckOptions options =
        instance.reference().shape().options().withReductions(CheckOptions.defaults().reductions());
    return new Opened(instance, options, path, cycleStart >= 0, cycleStart, saved.property());
  }

  /** Asks the desktop to open the page, if there is one. */
  private void open(String address) {
    try {
      new ProcessBuilder(opener(address))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      console.complain("no browser can be opened from here; open the address yourself");
    }
  }

  private static List<String> opener(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open", address);
  }
}
