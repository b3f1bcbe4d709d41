package io.mazurka.proofs.relations;

import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.util.List;
import java.util.stream.Stream;

/** All solvers, told and asked the same: what one of them does not exclude is possible. */
final class SolverPanel implements AutoCloseable {

  private final List<SolverSession> sessions;

  SolverPanel() {
    this.sessions =
        Stream.of(SolverKind.values()).map(kind -> new SolverSession(kind.start())).toList();
  }

  /** Declares something to all. */
  void run(String commands) {
    sessions.forEach(session -> session.run(commands));
  }

  /** Has all suppose something. */
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
