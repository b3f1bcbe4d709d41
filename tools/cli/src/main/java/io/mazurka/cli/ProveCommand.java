package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.proof.CertificateService;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProofService;
import io.mazurka.catalogue.proof.Recheck;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.options.ProveSyntax;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.LateException;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.ProofDrawing;
import io.mazurka.cli.report.ProofJson;
import io.mazurka.cli.report.ProofText;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.trace.Trace;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code mazurka prove}: proves invariants by induction. */
final class ProveCommand implements Callable<Integer> {

  /** The prover observes the time limit itself; it needs at most this long to notice it. */
  private static final double PATIENCE = 3;

  private final Console console;
  private final Supplier<Optional<ProofService>> provers;
  private final CommandSpec spec;

  /**
   * @param provers finds the service that can prove, if it is installed
   */
  ProveCommand(Console console, Supplier<Optional<ProofService>> provers) {
    this.console = console;
    this.provers = provers;
    this.spec = Commands.spec("prove", this);
    ProveSyntax.addTo(spec, () -> Gallery.own().names().iterator());
    spec.usageMessage()
        .header("Prove invariants by induction, also over numbers without end.")
        .description(
            "Tries whether k good states in a row can lead to a bad one, with larger and larger k."
                + " What one solver proves, another one checks again. Without a proof, a search of"
                + " the same program looks for an execution that violates the invariant; else a"
                + " path is shown that keeps induction from succeeding, which need not be an"
                + " execution. Guarded programs can be proved, and protocols whose local analysis"
                + " is complete.")
        .customSynopsis("mazurka prove MODEL [KEY=VALUE ...] [OPTIONS]")
        .parameterListHeading("%n")
        .footerHeading("%nExamples:%n")
        .footer(
            "  mazurka prove bakery strengthened=1",
            "  mazurka prove bakery --paths simple --json",
            "  mazurka prove paxos --timeout 300 --out proof",
            "  mazurka prove --recheck proof --solver cvc5")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(meanings());
  }

  private static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    ExitCode.meanings()
        .forEach(
            (code, meaning) -> {
              if (code.equals(" 20")) {
                meanings.put(code, meaning);
                meanings.put(" 30", "not proved, and not violated as far as is known");
              } else if (!code.equals(" 11") && !code.equals(" 13")) {
                meanings.put(code, meaning);
              }
            });
    meanings.put(" 0", "proved, and checked again by another solver");
    meanings.put(" 12", "violated by an execution");
    return meanings;
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    ParseResult parsed = spec.commandLine().getParseResult();
    Optional<Path> proof = ProveSyntax.recheck(parsed);
    if (proof.isPresent()) {
      return recheck(proof.get(), parsed);
    }
    CheckRequest request = ProveSyntax.read(parsed);
    ProofService service =
        provers.get().orElseThrow(() -> InvalidOptionException.missingModule("prove", "proofs"));
    Deadline deadline = new Deadline(request.options().limits().seconds() + PATIENCE);
    Instance instance = deadline.keep(() -> CheckCommand.instance(request));
    if (!request.json()) {
      new TextReport(console).banner(Version.TEXT, "proof of " + instance);
    }
    ProofResult result = result(service, instance, parsed, request, deadline);
    if (request.json()) {
      console.out().println(ProofJson.of(instance, result));
    } else {
      console.out().print(ProofText.of(result));
      Trace trace = result.trace();
      if (trace != null) {
        new TextReport(console).trace(trace);
      }
    }
    console.out().flush();
    String directory = request.directory();
    if (directory != null && result.verdict() == Verdict.PROVED) {
      ProofDrawing.write(result, Path.of(directory));
    }
    return ExitCode.of(result);
  }

  /** The result of an attempt; if it does not end in time, nothing is proved. */
  private ProofResult result(
      ProofService service,
      Instance instance,
      ParseResult parsed,
      CheckRequest request,
      Deadline deadline) {
    try {
      return deadline.keep(
          () -> {
            ProofRequest wanted =
                ProveSyntax.proof(parsed, instance, request).stoppedBy(console.interrupted());
            return service.prove(wanted, line -> console.err().println(line + " ..."));
          });
    } catch (LateException late) {
      return ProofResult.unproved("nothing is proved: " + late.getMessage(), deadline.elapsed());
    }
  }

  /** Lets a solver check a written proof again. */
  private int recheck(Path directory, ParseResult parsed) {
    CertificateService service =
        CertificateService.find()
            .orElseThrow(() -> InvalidOptionException.missingModule("prove", "proofs"));
    CheckRequest request = ProveSyntax.read(parsed);
    double seconds = request.options().limits().seconds();
    Recheck answer =
        service.recheck(directory, parsed.matchedOptionValue("--solver", null), seconds);
    console.out().print(request.json() ? ProofJson.of(answer) + "\n" : ProofText.of(answer));
    console.out().flush();
    return answer.isConfirmed() ? ExitCode.HOLDS : ExitCode.NOT_PROVED;
  }
}
