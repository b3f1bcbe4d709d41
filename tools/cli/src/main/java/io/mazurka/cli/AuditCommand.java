package io.mazurka.cli;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.BehaviourCheck;
import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.cli.options.AuditSyntax;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.AuditJson;
import io.mazurka.cli.report.AuditText;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.ProgressLine;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Model.CommandSpec;

/** {@code mazurka audit}: checks what the reduction of a model relies on. */
final class AuditCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  AuditCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("audit", this);
    AuditSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Check on an instance what its partial-order reduction relies on.")
        .description(
            "Explores the instance in full, at most 1,000,000 states of it. Checks by definition,"
                + " in every state, which transitions are said to interfere and to enable each"
                + " other, and that the sets chosen are stubborn; on every edge, what is said about"
                + " visibility and cycles; and that the reduced searches, breadth-first and"
                + " depth-first, have the verdicts and the terminal states of the full one. If the"
                + " relations come from local analysis, those that the model declares are checked,"
                + " too. At last the model is run in another JVM, in which sets and maps iterate in"
                + " another order, and must do the same there, in up to 20,000 states. It proves"
                + " nothing about larger instances.")
        .customSynopsis("mazurka audit MODEL [KEY=VALUE ...] [OPTIONS]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka audit paxos proposers=2 acceptors=3 learners=1",
            "  mazurka audit storage --split none --net off --json",
            "  mazurka audit org.example.MyProtocol --classpath target/classes n=2")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(meanings());
  }

  private static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>(ExitCode.meanings());
    meanings.remove(" 11");
    meanings.remove(" 12");
    meanings.remove(" 13");
    meanings.put(" 0", "nothing is wrong, and everything was looked at");
    meanings.put(" 20", "the time limit was reached first; nothing wrong was found so far");
    meanings.put(
        " 21", "too many states or values, or the memory is full; nothing wrong was found so far");
    meanings.put(
        " 75", "a claim is wrong; or the model misbehaved, or does other things elsewhere");
    return meanings;
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    CheckRequest request = AuditSyntax.read(spec.commandLine().getParseResult());
    Deadline deadline = new Deadline(request.options().limits().seconds());
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    if (!request.json()) {
      new TextReport(console)
          .banner(Version.TEXT, ("audit of " + instance + " " + request.said()).strip());
    }
    ProgressLine progress = new ProgressLine(console);
    progress.begin();
    AuditResult result = audited(instance, request, deadline, progress);
    BooleanSupplier stop = () -> deadline.isOver() || console.interrupted().getAsBoolean();
    AnotherJvm other = new AnotherJvm(instance, console::complain);
    result =
        result.and(
            stop.getAsBoolean()
                ? BehaviourCheck.leftOut()
                : deadline.keep(() -> other.compare(stop)));
    if (request.json()) {
      console.out().println(AuditJson.of(instance, result));
    } else {
      console.out().print(AuditText.of(result));
    }
    console.out().flush();
    return ExitCode.of(result);
  }

  private static AuditResult audited(
      Instance instance, CheckRequest request, Deadline deadline, ProgressLine progress) {
    try {
      return deadline.keep(
          () -> audited(instance, deadline.left(request.options()), progress), progress::prepare);
    } finally {
      progress.erase();
    }
  }

  /**
   * The audit of the reduction, which is one of the whole model: within constraints there is none.
   * A dynamic reduction has no relations to audit, so its result is empty, and the command audits
   * the model alone.
   */
  private static AuditResult audited(Instance instance, CheckOptions asked, ProgressLine progress) {
    CheckOptions options = asked.withProperties(asked.properties().withoutConstraints());
    Check.of(instance.create()).with(options).accept();
    try {
      return Audit.of(instance.create()).with(options).watchedBy(progress.ofAudit()).run();
    } catch (InvalidOptionException nothing) {
      if (instance.create().compile(options).exploration() == null) {
        throw nothing;
      }
      return AuditResult.empty();
    }
  }
}
