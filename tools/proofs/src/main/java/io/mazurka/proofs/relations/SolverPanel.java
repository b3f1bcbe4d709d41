package io.mazurka.proofs.relations;

import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.util.List;
import java.util.stream.Stream;

/**
 * All solvers, which get the same commands and questions. Something counts as impossible only if
 * all of them say so.
 */
final class SolverPanel implements AutoCloseable {

  private final List<SolverSession> sessions;

  SolverPanel() {
    this.sessions =
        Stream.of(SolverKind.values()).map(kind -> new SolverSession(kind.start())).toList();
  }

  /** Sends declarations to all solvers. */
  void run(String commands) {
    sessions.forEach(session -> session.run(commands));
  }

  /** Adds an assumption to all solvers. */
  void add(String formula) {
    sessions.forEach(session -> session.add(formula));
  }

  boolean isPossible(String formula) {
    return sessions.stream()
        .anyMatch(session -> session.check(formula) != Satisfiability.UNSATISFIABLE);
  }

  @Override
  public void close() {
    sessions.forEach(SolverSession::close);
  }
}
