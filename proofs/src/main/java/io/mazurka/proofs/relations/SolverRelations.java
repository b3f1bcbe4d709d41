package io.mazurka.proofs.relations;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.guarded.reduction.RelationService;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Relations between commands from a solver. Commands depend on each other unless no state that
 * keeps the invariants says so; what the solver does not know counts as dependent.
 */
public final class SolverRelations implements RelationService {

  private static final double SECONDS_EACH = 10;

  @Override
  public ProvedRelations relations(Program program, BooleanExpression goal) {
    SolverKind solver =
        Stream.of(SolverKind.values()).filter(SolverKind::isAvailable).findFirst().orElseThrow();
    try {
      return relations(program, ProvedInvariants.of(program, goal, solver), solver);
    } catch (NotProvableException e) {
      throw new InvalidOptionException("--relations solver is not possible: " + e.getMessage());
    }
  }

  /** The relations under invariants, which are known to hold always. */
  static ProvedRelations relations(
      Program program, List<BooleanExpression> invariants, SolverKind solver) {
    Encoding encoding = new Encoding(program);
    try (SolverSession session = new SolverSession(solver.start(), SECONDS_EACH)) {
      session.run(encoding.declared(0));
      invariants.forEach(one -> session.add(encoding.holds(one, 0)));
      List<BitSet> dependent = dependent(program, encoding, session);
      List<List<BitSet>> makers = makers(program, encoding, session);
      String remark =
          "relations from %s under %d proved invariants".formatted(solver, invariants.size());
      return new ProvedRelations(dependent, makers, remark);
    }
  }

  private static List<BitSet> dependent(Program program, Encoding encoding, SolverSession session) {
    List<Command> commands = program.commands();
    List<BitSet> dependent = new ArrayList<>();
    for (Command one : commands) {
      dependent.add(new BitSet());
      dependent.get(one.number()).set(one.number());
      for (Command other : commands.subList(0, one.number())) {
        if (meet(one, other) && isPossible(conflict(encoding, one, other), session)) {
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

  private static String conflict(Encoding encoding, Command one, Command other) {
    return "(and %s %s %s)"
        .formatted(
            encoding.holds(one.guard(), 0),
            encoding.holds(other.guard(), 0),
            encoding.conflict(one, other));
  }

  private static List<List<BitSet>> makers(
      Program program, Encoding encoding, SolverSession session) {
    List<List<BitSet>> makers = new ArrayList<>();
    for (Command command : program.commands()) {
      List<BitSet> own = new ArrayList<>();
      for (BooleanExpression part : command.guard().conjuncts()) {
        BitSet made = new BitSet();
        Set<StateVariable> reads = part.reads();
        for (Command maker : program.commands()) {
          String way =
              "(and %s (not %s) %s)"
                  .formatted(
                      encoding.holds(maker.guard(), 0),
                      encoding.holds(part, 0),
                      encoding.after(maker, 0).of(part));
          if (!Collections.disjoint(maker.writes(), reads) && isPossible(way, session)) {
            made.set(maker.number());
          }
        }
        own.add(made);
      }
      makers.add(List.copyOf(own));
    }
    return makers;
  }

  private static boolean isPossible(String formula, SolverSession session) {
    return session.check(formula) != Satisfiability.UNSATISFIABLE;
  }
}
