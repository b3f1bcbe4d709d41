package io.mazurka.proofs;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.proof.CertificateService;
import io.mazurka.catalogue.proof.Recheck;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.solver.InstalledSolver;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverFailedException;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import io.mazurka.proofs.solver.SolverSession;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks proofs that were written as SMT-LIB scripts. The model that a proof names determines which
 * scripts it needs; a directory with other scripts is refused.
 */
public final class CertificateChecker implements CertificateService {

  private static final int MOST_SHOWN = 5;

  @Override
  public Recheck recheck(Path directory, @Nullable String solver, double seconds) {
    Stopwatch clock = new Stopwatch(seconds, () -> false);
    Certificate certificate = Certificate.read(directory);
    Instance instance = ModelReference.read(certificate.model()).open();
    Checkable model = instance.create();
    ProofOutline outline = certificate.outline();
    Proof proof = proof(outline, model);
    List<String> differences = Certificate.differences(directory, proof);
    if (!differences.isEmpty()) {
      throw broken(directory, differences);
    }
    Asked asked = solver(solver);
    List<String> objections = new ArrayList<>();
    for (Obligation one : proof.obligations()) {
      Satisfiability answer = asked.answer(one.script(), clock.left());
      if (answer != Satisfiability.UNSATISFIABLE) {
        objections.add("%s: %s".formatted(one.name(), answer));
      }
    }
    String claim =
        "%s holds always in %s".formatted(String.join(" and ", outline.properties()), instance);
    return new Recheck(claim, asked.title(), proof.size(), objections);
  }

  /** The questions that follow from the model, independent of the files. */
  private static Proof proof(ProofOutline outline, Checkable model) {
    try {
      ProofSubject subject = ProofSubject.of(model);
      ProofTargets targets = ProofTargets.of(model, subject, outline.properties());
      return Proof.of(outline, subject, targets.condition());
    } catch (NotProvableException | InvalidOptionException | IndexOutOfBoundsException e) {
      throw new InvalidModelException(
          "--recheck: %s does not fit the model: %s"
              .formatted(Certificate.OUTLINE, e.getMessage()));
    }
  }

  private static InvalidModelException broken(Path directory, List<String> differences) {
    int more = differences.size() - MOST_SHOWN;
    return new InvalidModelException(
        "--recheck: the proof in '%s' is broken: %s%s"
            .formatted(
                directory,
                String.join("; ", differences.subList(0, Math.min(MOST_SHOWN, differences.size()))),
                more > 0 ? "; and %d more".formatted(more) : ""));
  }

  /** A solver, with the function that asks it. */
  private record Asked(String title, BiFunction<String, Double, Satisfiability> way) {

    Satisfiability answer(String script, double seconds) {
      return way.apply(script, seconds);
    }
  }

  private static Asked solver(@Nullable String name) {
    Optional<SolverKind> kind =
        Stream.of(SolverKind.values()).filter(one -> one.option().equals(name)).findFirst();
    if (kind.isPresent()) {
      return builtIn(kind.get());
    }
    Optional<InstalledSolver> installed = InstalledSolver.find(name);
    if (name != null && installed.isEmpty()) {
      throw new InvalidOptionException(
          "--solver: '%s' is neither z3 or smtinterpol nor a program that can be run"
              .formatted(name));
    }
    return installed
        .map(program -> new Asked(program.toString(), program::answer))
        .orElseGet(() -> builtIn(SolverKind.SMTINTERPOL));
  }

  private static Asked builtIn(SolverKind kind) {
    return new Asked(kind.toString(), (script, seconds) -> answer(kind, script, seconds));
  }

  private static Satisfiability answer(SolverKind kind, String script, double seconds) {
    try (SolverSession session = new SolverSession(kind.start(), () -> seconds)) {
      session.run(new Obligation("", script).assertions());
      return session.check();
    } catch (SolverFailedException e) {
      return Satisfiability.UNKNOWN;
    } catch (SolverMissingException e) {
      throw new InvalidOptionException("--solver: " + e.getMessage());
    }
  }
}
