package io.mazurka.proofs.strengthening;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds assertions that can be added to guards. A command that moves its process to a location and
 * assigns an unbounded number makes that assignment true at the location. The part of it that does
 * not depend on other processes is kept: the largest lower bound. The commands that leave the
 * location get it as an assertion.
 */
public final class GuardAssertions {

  private static final int BOUNDS_TRIED = 8;

  private final Program program;
  private final Encoding encoding;
  private final SolverSession session;

  private GuardAssertions(Program program, SolverSession session) {
    this.program = program;
    this.encoding = new Encoding(program);
    this.session = session;
    session.run(encoding.declared(0));
  }

  /** Assertions, by the number of the command to whose guard they are added. */
  public static Map<Integer, BooleanExpression> of(Program program, SolverSession session) {
    return new GuardAssertions(program, session).find();
  }

  private Map<Integer, BooleanExpression> find() {
    Map<Integer, BooleanExpression> found = new LinkedHashMap<>();
    for (Participant process : program.processes()) {
      for (Command command : process.commands()) {
        for (Assignment assignment : command.assignments()) {
          if (assignment.target().type().isOpen() && !(assignment.value() instanceof Constant)) {
            addBound(process, command, assignment, found);
          }
        }
      }
    }
    return found;
  }

  private void addBound(
      Participant process,
      Command command,
      Assignment assignment,
      Map<Integer, BooleanExpression> found) {
    StateVariable target = assignment.target();
    long low = target.type().values().low();
    for (long bound = low + BOUNDS_TRIED; low > Long.MIN_VALUE && bound > low; bound--) {
      if (isBelow(bound, command, assignment)) {
        BooleanExpression assertion = atLeast(IntegerExpression.of(target), bound);
        for (Command next : process.commands()) {
          if (!next.equals(command) && follows(next, command)) {
            found.merge(next.number(), assertion, BooleanExpression::and);
          }
        }
        return;
      }
    }
  }

  private boolean isBelow(long bound, Command command, Assignment assignment) {
    String less = encoding.holds(atLeast(assignment.value(), bound).not(), 0);
    String guard = encoding.holds(command.guard(), 0);
    return session.check("(and %s %s)".formatted(guard, less)) == Satisfiability.UNSATISFIABLE;
  }

  private static BooleanExpression atLeast(IntegerExpression number, long bound) {
    return new Comparison(number, Relation.AT_LEAST, IntegerExpression.of(bound));
  }

  /** Whether the guard of {@code next} requires the location to which {@code command} moves. */
  private static boolean follows(Command next, Command command) {
    List<BooleanExpression> conjuncts = next.guard().conjuncts();
    return command.assignments().stream()
        .filter(one -> one.value() instanceof Constant && !one.target().type().isOpen())
        .map(one -> new Comparison(IntegerExpression.of(one.target()), Relation.EQUAL, one.value()))
        .anyMatch(conjuncts::contains);
  }
}
