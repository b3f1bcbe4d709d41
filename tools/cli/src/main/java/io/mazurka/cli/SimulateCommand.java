package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.cli.files.Account;
import io.mazurka.cli.files.CoverageTables;
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
import io.mazurka.cli.saved.CorpusFile;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.simulation.Corpus;
import io.mazurka.search.simulation.Simulation;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.SimulationResult;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
                + " sample. Without reductions. Formulas of linear time are judged by executions that"
                + " come back to a state or end, and by beginnings after which they fail whatever"
                + " follows. An execution that violates a property is saved and can be replayed.")
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
    meanings.put(" 13", "an execution violates a formula of linear time");
    return meanings;
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    CheckRequest request = SimulateSyntax.read(spec.commandLine().getParseResult());
    SimulationPlan asked = SimulateSyntax.plan(spec.commandLine().getParseResult(), request);
    String directory = SimulateSyntax.corpus(spec.commandLine().getParseResult(), asked);
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    TextReport text = new TextReport(console);
    if (!request.json()) {
      text.banner(Version.TEXT, "simulation of " + instance);
    }
    CorpusFile corpus = directory == null ? null : CorpusFile.in(directory, instance, asked);
    SimulationPlan plan = corpus == null ? asked : asked.from(corpus.read());
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
            CoverageTables.of(result),
            instance.create().sources());
    boolean written = ReportFiles.write(request.reports(), account, console::complain);
    written &= corpus == null || isKept(corpus, result.corpus());
    return written || exitCode != ExitCode.HOLDS ? exitCode : ExitCode.BAD_MODEL;
  }

  private boolean isKept(CorpusFile file, @Nullable Corpus corpus) {
    try {
      if (corpus != null) {
        file.write(corpus);
      }
      return true;
    } catch (IOException e) {
      console.complain("the corpus cannot be written to '%s': %s".formatted(file.file(), e));
      return false;
    }
  }

  private SimulationResult run(Instance instance, SimulationPlan plan, Deadline deadline) {
    ProgressLine progress = new ProgressLine(console);
    List<String> asked = instance.reference().shape().options().properties().asked();
    try {
      return deadline.keep(() -> Simulation.run(() -> prepared(instance), asked, plan, progress));
    } finally {
      progress.erase();
    }
  }

  /**
   * The model and what to check. If there are formulas of linear time, states that differ only in
   * what no later step depends on count as one, so that executions come back to them.
   */
  private static Check.Prepared prepared(Instance instance) {
    Check.Prepared plain =
        Check.of(instance.create()).with(instance.reference().shape().options()).prepare();
    boolean repeats =
        TemporalProperty.among(plain.task().properties()).stream()
            .anyMatch(TemporalProperty::isLinear);
    return repeats ? Check.of(instance.create()).with(instance.optionsToRepeat()).prepare() : plain;
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
