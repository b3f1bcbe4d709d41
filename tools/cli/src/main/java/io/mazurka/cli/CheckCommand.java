package io.mazurka.cli;

import io.mazurka.catalogue.ClassPath;
import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.Shape;
import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.catalogue.cluster.ClusterRequest;
import io.mazurka.catalogue.saved.WholeFile;
import io.mazurka.cli.files.Account;
import io.mazurka.cli.files.CoverageTables;
import io.mazurka.cli.files.ReportFiles;
import io.mazurka.cli.files.StateGraphDot;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.CheckSyntax;
import io.mazurka.cli.options.ClusterSyntax;
import io.mazurka.cli.options.ReportRequest;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.Exhausted;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.LateException;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.JsonReport;
import io.mazurka.cli.report.ProgressLine;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.KeyValues;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Summary;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code mazurka check}: verifies a model. */
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  CheckCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("check", this);
    CheckSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    ReportRequest.addTo(spec, List.of(ReportRequest.Kind.values()));
    spec.usageMessage()
        .header("Verify a model: do its properties hold in every state that can be reached?")
        .customSynopsis("mazurka check MODEL [KEY=VALUE ...] [OPTIONS]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka check paxos proposers=2 acceptors=3 learners=1",
            "  mazurka check faulty-paxos --all --json",
            "  mazurka check net.pnml --ltl '[](p1 >= 1 -> <> fireable(t2))' --fair weak",
            "  mazurka check paxos --property deadlock --search dfs --max-depth 30",
            "  mazurka check paxos acceptors=5 --por none --cluster spark://127.0.0.1:7077",
            "  mazurka check org.example.MyProtocol --classpath target/classes n=4")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(ExitCode.meanings());
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    CheckRequest request = CheckSyntax.read(spec.commandLine().getParseResult());
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> instance(request));
    TextReport text = new TextReport(console, request.explains());
    if (!request.json()) {
      text.banner(Version.TEXT, (instance + " " + request.said()).strip());
    }
    CheckResult result = run(instance, request, deadline);
    if (request.json() && !result.advice().isEmpty()) {
      console.complain(String.join("; ", result.guarantee().reasons()) + "\n" + result.advice());
    }
    if (request.options().properties().file() != null) {
      return decided(instance, request, deadline, result, text);
    }
    Counterexample shown = result.shown();
    if (request.json()) {
      console.out().println(JsonReport.of(instance, result));
    } else {
      text.result(result);
      if (shown != null) {
        text.trace(shown.trace());
      }
      text.answers(result, shown);
    }
    console.out().flush();
    sayHowToGoOn(request, result);
    String replay = shown == null ? "" : Saving.save(request, instance, shown, console);
    return reported(instance, request, deadline, result, shown, replay, ExitCode.of(result));
  }

  /**
   * Draws all states if the request asks for that, or explains why not; returns whether the file
   * could be written.
   */
  private boolean drawStates(Instance instance, CheckRequest request, Deadline deadline) {
    Path file = request.reports().files().get(ReportRequest.Kind.DOT);
    if (file == null) {
      return true;
    }
    try {
      long depth = request.options().limits().depth();
      WholeFile.write(file, deadline.keep(() -> StateGraphDot.of(instance, depth)));
    } catch (IOException e) {
      console.complain("--dot: '%s' cannot be written: %s".formatted(file, e));
      return false;
    } catch (InvalidOptionException | LateException | ModelTooLargeException e) {
      console.complain("--dot: '%s' is not written: %s".formatted(file, e.getMessage()));
    }
    return true;
  }

  /**
   * Writes the other requested files; returns the exit code, which is worse if a file could not be
   * written.
   */
  private int reported(
      Instance instance,
      CheckRequest request,
      Deadline deadline,
      CheckResult result,
      @Nullable Counterexample shown,
      String replay,
      int exitCode) {
    if (request.reports().files().isEmpty()) {
      return exitCode;
    }
    Account account =
        new Account(
            Version.TEXT,
            instance,
            Summary.sentence(result),
            result,
            shown,
            replay,
            exitCode,
            request.options().properties().file() != null,
            CoverageTables.of(result),
            instance.create().sources());
    boolean written = ReportFiles.write(request.reports(), account, console::complain);
    written &= drawStates(instance, request, deadline);
    return written || exitCode != ExitCode.HOLDS ? exitCode : ExitCode.BAD_MODEL;
  }

  private void sayHowToGoOn(CheckRequest request, CheckResult result) {
    String directory = request.saving().directory();
    if (directory != null
        && ExitCode.isOfLimit(ExitCode.of(result))
        && CheckpointPlan.isIn(Path.of(directory))) {
      console.complain(
          "go on with the same command and --resume %s%s"
              .formatted(
                  directory,
                  switch (result.end()) {
                    case MEMORY_LIMIT -> ", and with more memory";
                    case STATE_LIMIT, DEPTH_LIMIT -> ", and with a higher limit";
                    default -> "";
                  }));
    }
  }

  /** Reports a check of formulas: one answer for each, and no counterexample to save. */
  private int decided(
      Instance instance,
      CheckRequest request,
      Deadline deadline,
      CheckResult result,
      TextReport text) {
    if (request.json()) {
      console.out().println(JsonReport.of(instance, result));
    } else {
      text.formulas(result);
    }
    console.out().flush();
    return reported(instance, request, deadline, result, null, "", ExitCode.ofFormulas(result));
  }

  /** The model that a request names, with its parameters and the options that shape it. */
  static Instance instance(CheckRequest request) {
    String path = request.classPath();
    return ModelReference.named(request.model())
        .withClassPath(path == null ? List.of() : ClassPath.split(path))
        .withShape(Shape.of(request.options()))
        .find()
        .with(KeyValues.parse(request.parameters()));
  }

  private CheckResult run(Instance instance, CheckRequest request, Deadline deadline) {
    ProgressLine progress = new ProgressLine(console);
    try {
      progress.begin();
      return deadline.search(() -> run(instance, request, deadline, progress), progress::prepare);
    } catch (LateException late) {
      progress.erase();
      console.complain(String.valueOf(late.getMessage()));
      return exhausted(progress, deadline).time(late, progress.reached());
    } catch (OutOfMemoryError e) {
      return exhausted(progress, deadline).memory(progress.reached());
    } catch (ClusterFailedException e) {
      return exhausted(progress, deadline).cluster(e, progress.cancelled());
    } catch (ModelTooLargeException e) {
      return exhausted(progress, deadline).model(e, progress.reached());
    } finally {
      progress.erase();
    }
  }

  private static Exhausted exhausted(ProgressLine progress, Deadline deadline) {
    return new Exhausted(progress.undecided(), deadline.elapsed());
  }

  private static CheckResult run(
      Instance instance, CheckRequest request, Deadline deadline, ProgressLine progress) {
    Checkable system = instance.create();
    String automata = request.hoa();
    if (automata != null) {
      AutomataFile.write(automata, system, request.options());
    }
    CheckpointPlan plan = request.saving().plan(() -> identity(instance));
    ClusterSyntax cluster = request.cluster();
    if (cluster != null) {
      if (request.disk().directory() != null) {
        throw new InvalidOptionException(
            "--disk has no effect with --cluster, whose workers keep their states in memory; leave"
                + " out one of the two");
      }
      return ClusterCommand.service()
          .check(
              new ClusterRequest(
                  instance,
                  deadline.left(request.options()),
                  cluster.master(),
                  cluster.partitions(),
                  cluster.proviso(),
                  plan),
              progress);
    }
    return Check.of(system)
        .with(deadline.left(request.options()))
        .watchedBy(progress)
        .savedAs(plan)
        .spillingTo(request.disk())
        .run();
  }

  /**
   * The identity of a run. It includes the file or the code of the model, which may change between
   * two runs.
   */
  private static Identity identity(Instance instance) {
    ModelReference reference = instance.reference();
    Identity identity =
        Identity.none().with("Mazurka", Version.TEXT).with("model", instance.toString());
    return reference.kind() == ModelReference.Kind.FILE
        ? identity.with("file", Identity.ofFile(Path.of(reference.name())))
        : identity.with("class files", Identity.ofCode(instance.model().code()));
  }
}
