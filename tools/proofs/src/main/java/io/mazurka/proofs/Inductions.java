package io.mazurka.proofs;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.Induction;
import io.mazurka.proofs.induction.InductionResult;
import io.mazurka.proofs.solver.SmtEngine;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import io.mazurka.proofs.solver.SolverSession;
import java.util.function.Consumer;
import java.util.function.Function;

/** Asks a solver within the limits of a request, and counts the questions. */
final class Inductions {

  private final ProofRequest request;
  private final SolverKind solver;
  private final Function<SolverKind, SmtEngine> engines;
  private final Consumer<String> listener;
  private final Stopwatch clock;
  private long checks;

  /**
   * @param solver the solver to ask
   * @param engines starts solvers
   */
  Inductions(
      ProofRequest request,
      SolverKind solver,
      Function<SolverKind, SmtEngine> engines,
      Consumer<String> listener) {
    this.request = request;
    this.solver = solver;
    this.engines = engines;
    this.listener = listener;
    this.clock = new Stopwatch(request.seconds(), request.stop());
  }

  InductionResult run(Encoding encoding, Claim claim, int largest) {
    say("induction with up to %d good states".formatted(largest));
    try (Induction induction = new Induction(encoding, claim, request.paths(), this::session)) {
      InductionResult result = induction.run(largest);
      count(induction.checks());
      return result;
    }
  }

  /** A new session, to be closed. */
  SolverSession session() {
    return session(solver);
  }

  /**
   * A new session of a given solver; throws a {@link SolverMissingException} if it does not run
   * here.
   */
  SolverSession session(SolverKind kind) {
    return new SolverSession(engines.apply(kind), clock::left);
  }

  SolverKind solver() {
    return solver;
  }

  Stopwatch clock() {
    return clock;
  }

  void say(String line) {
    listener.accept(line);
  }

  void count(long more) {
    checks += more;
  }

  long checks() {
    return checks;
  }
}
