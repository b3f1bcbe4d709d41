package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.cli.files.Account;
import io.mazurka.cli.files.ReportFiles;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.SimulateSyntax;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.ProgressLine;
import io.mazurka.cli.report.SimulationJson;
import io.mazurka.cli.report.SimulationText;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.simulation.Simulation;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.SimulationResult;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code mazurka simulate}: random executions of a model. */
final class SimulateCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  SimulateCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("simulate", this);
    SimulateSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Run random executions of a model, with the same checks.")
        .description(
            "Finds what is too deep for a search, and proves nothing: the guarantee is that of a"
                + " sample. Without reductions, and without temporal properties. An execution that"
                + " violates a property is shortened, saved and can be replayed.")
        .customSynopsis("mazurka simulate MODEL [KEY=VALUE ...] [OPTIONS]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka simulate paxos acceptors=5 --runs 100000",
            "  mazurka simulate raft terms=4 commitEarlierTerms=1 --runs 1000000 --max-depth 60")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(meanings());
  }

  private static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>(ExitCode.meanings());
    meanings.put(" 0", "no execution violates a property, which says nothing of others");
    meanings.remove(" 13");
    return meanings;
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    CheckRequest request = SimulateSyntax.read(spec.commandLine().getParseResult());
    SimulationPlan plan = SimulateSyntax.plan(spec.commandLine().getParseResult(), request);
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    TextReport text = new TextReport(console);
    if (!request.json()) {
      text.banner(Version.TEXT, "simulation of " + instance);
    }
    SimulationResult result = run(instance, plan, deadline);
    if (request.json()) {
      console.out().println(SimulationJson.of(instance, plan, result));
    } else {
      new SimulationText(console).print(plan, result);
    }
    console.out().flush();
    Counterexample shown = result.counterexample();
    int exitCode = exitCode(result);
    String replay = shown == null ? "" : Saving.save(request, instance, shown, console);
    Account account =
        new Account(
            Version.TEXT,
            instance,
            SimulationText.sentence(plan, result),
            null,
            shown,
            replay,
            exitCode,
            false,
            instance.create().sources());
    boolean written = ReportFiles.write(request.reports(), account, console::complain);
    return written || exitCode != ExitCode.HOLDS ? exitCode : ExitCode.BAD_MODEL;
  }

  private SimulationResult run(Instance instance, SimulationPlan plan, Deadline deadline) {
    ProgressLine progress = new ProgressLine(console);
    CheckOptions options = instance.reference().shape().options();
    try {
      return deadline.keep(
          () ->
              Simulation.run(
                  () -> Check.of(instance.create()).with(options).prepare(),
                  options.properties().asked(),
                  plan,
                  progress));
    } finally {
      progress.erase();
    }
  }

  private static int exitCode(SimulationResult result) {
    Counterexample shown = result.counterexample();
    if (shown != null) {
      boolean stuck = shown.kind() == Kind.DEADLOCK;
      return ExitCode.of(stuck ? Verdict.DEADLOCK : Verdict.VIOLATED, shown.kind());
    }
    return switch (result.end()) {
      case TIME_LIMIT -> ExitCode.TIME_LIMIT;
      case INTERRUPTED -> ExitCode.INTERRUPTED;
      case ALL_RUNS, VIOLATION -> ExitCode.HOLDS;
    };
  }
}
