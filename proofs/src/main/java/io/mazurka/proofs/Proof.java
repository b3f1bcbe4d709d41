package io.mazurka.proofs;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.kernel.proof.PathKind;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverFailedException;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A proof as questions that any solver can be asked again: first of the lemmas, which hold
 * together, then of the goal under them.
 */
final class Proof {

  /** The file that lists all others. */
  static final String LIST = "checks.txt";

  private final List<Obligation> obligations = new ArrayList<>();

  private Proof() {}

  /**
   * The proof of a goal.
   *
   * @param lemmas what is proved together first, with {@code lemmaK} good states
   */
  static Proof of(
      Encoding encoding,
      BooleanExpression goal,
      List<BooleanExpression> lemmas,
      int lemmaK,
      PathKind paths,
      int k) {
    Proof proof = new Proof();
    if (!lemmas.isEmpty()) {
      Claim together = Claim.of(new All(lemmas));
      for (Obligation one : Obligation.of(encoding, together, paths, lemmaK)) {
        proof.obligations.add(new Obligation("lemmas-" + one.name(), one.script()));
      }
    }
    for (Obligation one : Obligation.of(encoding, new Claim(goal, lemmas), paths, k)) {
      proof.obligations.add(new Obligation("goal-" + one.name(), one.script()));
    }
    return proof;
  }

  /** The proof of conditions that single steps keep together. */
  static Proof ofSteps(Encoding encoding, List<BooleanExpression> together) {
    Proof proof = new Proof();
    proof.obligations.addAll(Obligation.ofSteps(encoding, together));
    return proof;
  }

  /** This proof and that of another claim, on which it rests. */
  Proof and(String name, Encoding encoding, Claim claim, PathKind paths, int k) {
    for (Obligation one : Obligation.of(encoding, claim, paths, k)) {
      obligations.add(new Obligation(name + "-" + one.name(), one.script()));
    }
    return this;
  }

  int size() {
    return obligations.size();
  }

  /** Asks a solver everything again; why it does not confirm the proof, if so. */
  Optional<String> objection(SolverKind solver, double seconds) {
    for (Obligation one : obligations) {
      try (SolverSession session = new SolverSession(solver.start(), seconds)) {
        session.run(one.assertions());
        Satisfiability answer = session.check();
        if (answer != Satisfiability.UNSATISFIABLE) {
          String trouble = answer == Satisfiability.UNKNOWN ? " " + session.trouble() : "";
          return Optional.of(
              "%s does not confirm %s: %s%s".formatted(solver, one.name(), answer, trouble));
        }
      }
    }
    return Optional.empty();
  }

  /** What a solver says of a question that was written. */
  static Satisfiability answer(SolverKind solver, Path script, double seconds) {
    try (SolverSession session = new SolverSession(solver.start(), seconds)) {
      session.run(new Obligation("", Files.readString(script)).assertions());
      return session.check();
    } catch (IOException | SolverFailedException e) {
      return Satisfiability.UNKNOWN;
    }
  }

  /**
   * Writes one file for each question, and one that lists them.
   *
   * @param claim what is proved, in words
   */
  void write(Path directory, String claim) {
    try {
      Files.createDirectories(directory);
      List<String> names = new ArrayList<>(List.of("# " + claim + "; each of these is unsat"));
      for (Obligation one : obligations) {
        Files.writeString(directory.resolve(one.name() + ".smt2"), one.script());
        names.add(one.name() + ".smt2");
      }
      Files.write(directory.resolve(LIST), names);
    } catch (IOException e) {
      throw new UncheckedIOException("the proof cannot be written to " + directory, e);
    }
  }
}
