package io.mazurka.proofs;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.proof.CertificateService;
import io.mazurka.kernel.proof.Recheck;
import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.solver.InstalledSolver;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverFailedException;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import io.mazurka.proofs.solver.SolverSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks proofs again that were written as scripts of SMT-LIB. */
public final class CertificateChecker implements CertificateService {

  @Override
  public Recheck recheck(Path directory, @Nullable String solver, double seconds) {
    List<String> names = names(directory);
    Asked asked = solver(solver);
    List<String> objections = new ArrayList<>();
    for (String name : names) {
      Path script = directory.resolve(name);
      try {
        Satisfiability answer = asked.answer(Files.readString(script), seconds);
        if (answer != Satisfiability.UNSATISFIABLE) {
          objections.add("%s: %s".formatted(name, answer));
        }
      } catch (IOException e) {
        objections.add(name + " is missing");
      }
    }
    return new Recheck(asked.title(), names.size(), objections);
  }

  private static List<String> names(Path directory) {
    try {
      return Files.readAllLines(directory.resolve(Proof.LIST)).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new InvalidOptionException(
          "--recheck: there is no proof in '%s': %s cannot be read; prove --out writes one"
              .formatted(directory, Proof.LIST));
    }
  }

  /** A solver as it is asked here. */
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
