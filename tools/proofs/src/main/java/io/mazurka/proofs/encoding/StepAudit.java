package io.mazurka.proofs.encoding;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.List;
import java.util.Optional;

/**
 * Checks that the steps of a program are those that solvers are told about: sampled states are
 * initial where they should be, and have the successors they should have. A proof that misses some
 * paths is worthless.
 */
public record StepAudit(Encoding encoding) {

  private static final int STATES = 40;

  /** The first difference as text, if there is one. */
  public Optional<String> difference(SolverSession session) {
    Program program = encoding.program();
    session.run(encoding.declared(0));
    for (int[] state : program.initial().states().stream().limit(STATES).toList()) {
      if (!isPossible(
          "(and %s %s)".formatted(encoding.initial(), encoding.is(state, 0)), session)) {
        return disagreement("an initial state of the program", session);
      }
    }
    session.run(encoding.declared(1));
    session.run(encoding.step(0));
    ProgramSystem system = new ProgramSystem(program);
    Cursor cursor = system.cursor();
    List<int[]> states = new Samples(program).reachable(STATES);
    for (int number = 0; number < states.size(); number++) {
      int[] state = states.get(number);
      int steps = cursor.load(state);
      if (steps > 0) {
        Command command = program.commands().get(cursor.transition(number % steps));
        if (!agrees(command, state, successor(cursor, state, number % steps), session)) {
          return disagreement("a step " + command.name(), session);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The disagreement of a solver, as text. A missing answer counts as one, because a proof needs
   * the answer.
   */
  private static Optional<String> disagreement(String what, SolverSession session) {
    return Optional.of(
        session.trouble().isEmpty()
            ? "the solver does not agree with " + what
            : "the solver does not say what it makes of it: " + session.trouble());
  }

  /** The state after a step, or the same state if the step leaves the explored ranges. */
  private static int[] successor(Cursor cursor, int[] state, int step) {
    try {
      return cursor.successor(state, step);
    } catch (ModelTooLargeException | ModelMisbehavedException e) {
      return state;
    }
  }

  private boolean agrees(Command command, int[] before, int[] after, SolverSession session) {
    if (before == after) {
      return true;
    }
    String from = encoding.is(before, 0);
    return isPossible("(and %s %s)".formatted(from, encoding.is(after, 1)), session)
        && session.check("(and %s (not %s))".formatted(from, encoding.leads(command, after)))
            == Satisfiability.UNSATISFIABLE;
  }

  private static boolean isPossible(String formula, SolverSession session) {
    return session.check(formula) == Satisfiability.SATISFIABLE;
  }
}
