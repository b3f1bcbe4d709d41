package io.mazurka.cli;

import io.mazurka.catalogue.ClassPath;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.NoLongerHappensException;
import io.mazurka.catalogue.saved.Rerun;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.cli.files.Account;
import io.mazurka.cli.files.ReportFiles;
import io.mazurka.cli.options.ReportRequest;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.JsonReport;
import io.mazurka.cli.report.TextReport;
import io.mazurka.cli.saved.SavedReader;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.SourcePlaces;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code mazurka replay}: runs a saved counterexample again. */
final class ReplayCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  ReplayCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("replay", this);
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .type(java.io.File.class)
            .required(true)
            .paramLabel("FILE")
            .description("A counterexample that check has saved.")
            .build());
    spec.addOption(
        OptionSpec.builder("--classpath")
            .type(String.class)
            .paramLabel("P")
            .description("Where the class of the model is now. Default: where it was.")
            .build());
    spec.addOption(
        OptionSpec.builder("--json")
            .type(boolean.class)
            .arity("0")
            .description("Print one JSON object and nothing else.")
            .build());
    ReportRequest.addTo(spec, ReportRequest.OF_EXECUTIONS);
    spec.usageMessage()
        .header("Replay a saved counterexample on the model as it is now.")
        .description(
            "Every step must read as it was saved. The exit code is that of the check: 11, 12 or 13, or 0"
                + " for a witness of what holds sometimes;"
                + " 14 if it no longer happens, with what is different.");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    ParseResult parsed = spec.commandLine().getParseResult();
    java.io.File file = parsed.matchedPositionalValue(0, new java.io.File(""));
    SavedCounterexample saved = SavedReader.read(file.getPath());
    String classPath = parsed.matchedOptionValue("--classpath", null);
    Instance instance =
        (classPath == null
                ? saved.model()
                : saved.model().withClassPath(ClassPath.split(classPath)))
            .open();
    boolean json = parsed.hasMatchedOption("--json");
    ReportRequest reports = ReportRequest.read(parsed);
    try {
      CompiledModel model =
          saved.trace().cycleStart() < 0 ? instance.compile() : instance.compileToRepeat();
      Counterexample counterexample = Rerun.of(saved, model);
      int exitCode = show(instance, counterexample, json);
      return reported(reports, instance, counterexample, file.getPath(), exitCode);
    } catch (NoLongerHappensException e) {
      return tell(instance, saved.property(), e, json);
    }
  }

  private int show(Instance instance, Counterexample counterexample, boolean json) {
    Verdict verdict =
        switch (counterexample.kind()) {
          case DEADLOCK -> Verdict.DEADLOCK;
          case SOMETIMES, QUERY, GOAL -> Verdict.HOLDS;
          case INVARIANT, CONSTRAINT, AT_END, LTL, CTL, CTLSTAR -> Verdict.VIOLATED;
        };
    if (json) {
      console.out().println(JsonReport.of(instance, counterexample, verdict));
    } else {
      TextReport text = new TextReport(console);
      text.banner(Version.TEXT, "replay of " + instance);
      text.sentence(Summary.failure(counterexample));
      text.trace(counterexample.trace());
    }
    return ExitCode.of(verdict, counterexample.kind());
  }

  private int reported(
      ReportRequest reports,
      Instance instance,
      Counterexample counterexample,
      String file,
      int exitCode) {
    Account account =
        new Account(
            Version.TEXT,
            instance,
            Summary.failure(counterexample),
            null,
            counterexample,
            new TextReport(console).replay(file),
            exitCode,
            false,
            List.of(),
            SourcePlaces.none());
    boolean written = ReportFiles.write(reports, account, console::complain);
    return written || exitCode != ExitCode.HOLDS ? exitCode : ExitCode.BAD_MODEL;
  }

  private int tell(
      Instance instance, String property, NoLongerHappensException problem, boolean json) {
    if (json) {
      console.out().println(JsonReport.of(instance, property, problem));
    } else {
      TextReport text = new TextReport(console);
      text.banner(Version.TEXT, "replay of " + instance);
      text.sentence(
          "The counterexample to %s no longer happens: %s"
              .formatted(property, problem.getMessage()));
      problem.difference().forEach(line -> console.out().println("  " + line));
    }
    return ExitCode.NO_LONGER_HAPPENS;
  }
}
