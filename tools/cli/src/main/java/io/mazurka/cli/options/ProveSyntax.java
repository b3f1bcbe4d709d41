package io.mazurka.cli.options;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.Shape;
import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofRequest.CertificatePlace;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of {@code mazurka prove}: the model as for {@code check}, and how to prove. */
public final class ProveSyntax {

  private static final Set<String> SHARED = Set.of("--timeout", "--classpath", "--json", "--help");

  private static final Set<String> OF_RECHECK =
      Set.of("--recheck", "--solver", "--timeout", "--json");

  private static final int LARGEST_K = 1_000;

  private ProveSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    CheckSyntax.addSome(spec, models, SHARED);
    modelMayBeMissing(spec);
    spec.addOption(
        CheckSyntax.text(
            "--recheck",
            "DIR",
            "Check the proof again that --out wrote to DIR; no model is needed. --solver may also"
                + " name a program, such as cvc5; by default one that is installed is taken."));
    spec.addOption(
        CheckSyntax.list(
            "--property",
            "NAME",
            "Prove only this invariant; may be repeated. Default: all of the model's, together."));
    spec.addOption(
        CheckSyntax.text("--k", "N", "Suppose at most N good states before a step. Default: 10."));
    spec.addOption(
        CheckSyntax.text(
            "--paths",
            "KIND",
            "plain, or simple: paths on which no state comes twice. Default: plain."));
    spec.addOption(
        CheckSyntax.text(
            "--lemmas",
            "SOURCE",
            "auto: found by themselves; none; or a FILE with a condition a line, which are proved"
                + " first. Default: auto."));
    spec.addOption(
        CheckSyntax.text(
            "--strengthen",
            "on|off",
            "Strengthen guards where that is proved to change nothing. Default: on."));
    spec.addOption(
        CheckSyntax.text(
            "--solver",
            "NAME",
            "z3 or smtinterpol; the other one checks the proof again. Default: z3 where it runs."));
    spec.addOption(
        CheckSyntax.text(
            "--relations",
            "none|solver",
            "Whether to tell which transitions of a protocol depend on each other by solvers, and"
                + " which by its local graphs. Default: none."));
    spec.addOption(
        CheckSyntax.text("--out", "DIR", "Write every check of a proof to DIR, as SMT-LIB."));
  }

  /** Makes the model optional: a written proof names its model itself. */
  private static void modelMayBeMissing(CommandSpec spec) {
    PositionalParamSpec model = spec.positionalParameters().get(0);
    List<PositionalParamSpec> all = List.copyOf(spec.positionalParameters());
    all.forEach(spec::remove);
    spec.addPositional(model.toBuilder().arity("0..1").required(false).build());
    all.subList(1, all.size()).forEach(spec::addPositional);
  }

  /** The directory of a written proof to check again, if the command line names one. */
  public static Optional<Path> recheck(ParseResult parsed) {
    String directory = parsed.matchedOptionValue("--recheck", null);
    if (directory == null && parsed.matchedPositionals().isEmpty()) {
      throw new InvalidOptionException(
          "prove needs a model, such as consensus, or --recheck and a directory");
    }
    if (directory != null) {
      refuseQuestions(parsed);
    }
    return Optional.ofNullable(directory).map(Path::of);
  }

  /** Refuses options that would change the question: a written proof determines it. */
  private static void refuseQuestions(ParseResult parsed) {
    if (!parsed.matchedPositionals().isEmpty()) {
      throw new InvalidOptionException(
          "a proof says itself which model it is of; leave out %s, or --recheck"
              .formatted(parsed.matchedPositionalValue(0, "")));
    }
    for (OptionSpec option : parsed.matchedOptionsSet()) {
      if (!OF_RECHECK.contains(option.longestName())) {
        throw new InvalidOptionException(
            "%s has no effect with --recheck: a proof says itself what it is about; leave it out"
                .formatted(option.longestName()));
      }
    }
  }

  /** Which model is meant. */
  public static CheckRequest read(ParseResult parsed) {
    return CheckSyntax.read(parsed);
  }

  /** How it should be proved. */
  public static ProofRequest proof(ParseResult parsed, Instance instance, CheckRequest request) {
    String directory = request.directory();
    return ProofRequest.of(instance.create())
        .withProperties(parsed.matchedOptionValue("--property", List.of()))
        .withLargestK(largest(parsed.matchedOptionValue("--k", "10")))
        .along(paths(parsed.matchedOptionValue("--paths", "plain")))
        .withLemmas(lemmas(parsed.matchedOptionValue("--lemmas", "auto")))
        .strengthening(isOn(parsed.matchedOptionValue("--strengthen", "on")))
        .reportingRelations(relations(parsed.matchedOptionValue("--relations", "none")))
        .withSolver(parsed.matchedOptionValue("--solver", null))
        .withSeconds(request.options().limits().seconds())
        .withCertificate(
            directory == null
                ? null
                : new CertificatePlace(
                    Path.of(directory), instance.reference().withShape(Shape.usual())));
  }

  private static int largest(String text) {
    try {
      int k = Integer.parseInt(text);
      if (1 <= k && k <= LARGEST_K) {
        return k;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "--k takes a number from 1 to %d, not '%s'".formatted(LARGEST_K, text));
  }

  private static boolean isOn(String text) {
    if (!text.equals("on") && !text.equals("off")) {
      throw new InvalidOptionException("--strengthen is on or off, not '%s'".formatted(text));
    }
    return text.equals("on");
  }

  private static boolean relations(String text) {
    if (!text.equals("none") && !text.equals("solver")) {
      throw new InvalidOptionException("--relations is none or solver, not '%s'".formatted(text));
    }
    return text.equals("solver");
  }

  private static PathKind paths(String text) {
    for (PathKind kind : PathKind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(text)) {
        return kind;
      }
    }
    throw new InvalidOptionException("--paths is plain or simple, not '%s'".formatted(text));
  }

  private static LemmaSource lemmas(String source) {
    if (source.equals("auto")) {
      return LemmaSource.found();
    }
    if (source.equals("none")) {
      return LemmaSource.none();
    }
    try {
      return LemmaSource.given(
          Files.readAllLines(Path.of(source)).stream()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .toList());
    } catch (IOException | InvalidPathException e) {
      throw new InvalidModelException(
          "--lemmas: the file '%s' cannot be read: %s".formatted(source, e));
    }
  }
}
