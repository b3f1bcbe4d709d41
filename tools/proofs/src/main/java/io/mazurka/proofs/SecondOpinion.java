package io.mazurka.proofs;

import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.solver.InstalledSolver;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import io.mazurka.proofs.solver.SolverSession;
import java.util.Optional;

/**
 * The opinion of a second solver on a proof that another solver found.
 *
 * @param solver the name of the second solver
 * @param objection the reason why it does not confirm the proof; empty if it confirms
 */
record SecondOpinion(String solver, Optional<String> objection) {

  /** Asks the other bundled solver or, if that does not run here, an installed one. */
  static SecondOpinion of(Proof proof, Inductions inductions) {
    SolverKind other = inductions.solver().other();
    try {
      inductions.session(other).close();
    } catch (SolverMissingException e) {
      return InstalledSolver.find(null)
          .map(installed -> by(installed, proof, inductions))
          .orElseGet(() -> nobody(e));
    }
    inductions.say("%s checks the proof again".formatted(other));
    return new SecondOpinion(
        other.toString(), proof.objection(one -> doubt(one, other, inductions)));
  }

  private static SecondOpinion nobody(SolverMissingException reason) {
    return new SecondOpinion(
        "",
        Optional.of(
            "%s; and no other solver is installed that could confirm the proof, such as %s"
                .formatted(reason.getMessage(), String.join(", ", InstalledSolver.KNOWN))));
  }

  private static SecondOpinion by(InstalledSolver installed, Proof proof, Inductions inductions) {
    inductions.say("%s checks the proof again".formatted(installed));
    return new SecondOpinion(
        installed.toString(),
        proof.objection(
            one -> doubt(installed.answer(one.script(), inductions.clock().left()), "")));
  }

  private static Optional<String> doubt(
      Obligation obligation, SolverKind solver, Inductions inductions) {
    try (SolverSession session = inductions.session(solver)) {
      session.run(obligation.assertions());
      return doubt(session.check(), session.trouble());
    }
  }

  private static Optional<String> doubt(Satisfiability answer, String trouble) {
    return answer == Satisfiability.UNSATISFIABLE
        ? Optional.empty()
        : Optional.of("%s %s".formatted(answer, trouble).strip());
  }
}
