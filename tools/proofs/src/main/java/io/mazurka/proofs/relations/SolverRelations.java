package io.mazurka.proofs.relations;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.guarded.reduction.RelationService;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.encoding.Terms;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Relations between commands, computed by solvers. Two commands are independent only if solvers
 * show that no state which satisfies the invariants makes them dependent. If one of the solvers
 * does not know, they count as dependent.
 */
public final class SolverRelations implements RelationService {

  @Override
  public ProvedRelations relations(Program program, BooleanExpression goal) {
    try {
      return under(program, ProvedInvariants.of(program, goal), false);
    } catch (NotProvableException | SolverMissingException e) {
      throw new InvalidOptionException("--relations solver is not possible: " + e.getMessage());
    }
  }

  /**
   * Which commands of two processes depend on each other; all of one process count as dependent,
   * and nothing is said of what enables what.
   */
  public ProvedRelations betweenProcesses(Program program, BooleanExpression goal) {
    return under(program, ProvedInvariants.of(program, goal), true);
  }

  /** The relations under invariants that are known to hold always. */
  private static ProvedRelations under(
      Program program, List<BooleanExpression> invariants, boolean between) {
    Encoding encoding = new Encoding(program);
    try (SolverPanel solvers = new SolverPanel()) {
      solvers.run(encoding.declared(0));
      invariants.forEach(one -> solvers.add(encoding.holds(one, 0)));
      List<BitSet> dependent = dependent(program, encoding, solvers, between);
      List<List<BitSet>> makers = between ? List.of() : makers(program, encoding, solvers);
      String remark =
          "relations from %s and %s under %d proved invariants"
              .formatted(SolverKind.Z3, SolverKind.SMTINTERPOL, invariants.size());
      return new ProvedRelations(dependent, makers, remark);
    }
  }

  private static List<BitSet> dependent(
      Program program, Encoding encoding, SolverPanel solvers, boolean between) {
    List<Command> commands = program.commands();
    List<BitSet> dependent = new ArrayList<>();
    for (Command one : commands) {
      dependent.add(new BitSet());
      dependent.get(one.number()).set(one.number());
      for (Command other : commands.subList(0, one.number())) {
        boolean own = between && one.process() == other.process();
        if (own || (meet(one, other) && solvers.isPossible(conflict(encoding, one, other)))) {
          dependent.get(one.number()).set(other.number());
          dependent.get(other.number()).set(one.number());
        }
      }
    }
    return dependent;
  }

  private static boolean meet(Command one, Command other) {
    Set<StateVariable> touched = one.reads();
    touched.addAll(one.writes());
    return !Collections.disjoint(touched, other.writes())
        || !Collections.disjoint(one.writes(), other.reads());
  }

  /**
   * The formula that both commands are enabled, and one disables the other or they do not commute.
   */
  private static String conflict(Encoding encoding, Command one, Command other) {
    Terms afterOne = encoding.after(one, 0);
    Terms afterOther = encoding.after(other, 0);
    Set<StateVariable> written = one.writes();
    written.addAll(other.writes());
    List<String> ways = new ArrayList<>();
    ways.add("(not " + afterOne.of(other.guard()) + ")");
    ways.add("(not " + afterOther.of(one.guard()) + ")");
    for (StateVariable variable : written) {
      String first = afterBoth(afterOne, other, variable);
      String second = afterBoth(afterOther, one, variable);
      if (!first.equals(second)) {
        ways.add("(not (= %s %s))".formatted(first, second));
      }
    }
    return "(and %s %s %s)"
        .formatted(
            encoding.holds(one.guard(), 0),
            encoding.holds(other.guard(), 0),
            Terms.joinedTerms("or", "false", ways));
  }

  private static String afterBoth(Terms before, Command second, StateVariable variable) {
    return second.assignments().stream()
        .filter(assignment -> assignment.target().equals(variable))
        .findFirst()
        .map(assignment -> before.assigned(variable, assignment.value()))
        .orElseGet(() -> before.symbols().apply(variable));
  }

  private static List<List<BitSet>> makers(
      Program program, Encoding encoding, SolverPanel solvers) {
    List<List<BitSet>> makers = new ArrayList<>();
    for (Command command : program.commands()) {
      List<BitSet> own = new ArrayList<>();
      for (BooleanExpression part : command.guard().conjuncts()) {
        BitSet made = new BitSet();
        Set<StateVariable> reads = part.reads();
        for (Command maker : program.commands()) {
          if (!Collections.disjoint(maker.writes(), reads)
              && solvers.isPossible(makes(encoding, maker, part))) {
            made.set(maker.number());
          }
        }
        own.add(made);
      }
      makers.add(List.copyOf(own));
    }
    return makers;
  }

  /** The formula that a condition does not hold, and holds after a command. */
  private static String makes(Encoding encoding, Command maker, BooleanExpression condition) {
    return "(and %s (not %s) %s)"
        .formatted(
            encoding.holds(maker.guard(), 0),
            encoding.holds(condition, 0),
            encoding.after(maker, 0).of(condition));
  }
}
