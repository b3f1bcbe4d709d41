package io.mazurka.proofs.encoding;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Compares what a solver computes for the trees of a program with the results of evaluating them,
 * in reachable and in random states. If they differ, a proof is worthless.
 *
 * @param terms translates trees into terms, given the symbols of variables
 */
public record EncodingAudit(
    Program program, Function<Function<StateVariable, String>, Terms> terms) {

  private static final int STATES = 60;

  /** The most characters of a formula that are shown. */
  private static final int LONGEST = 300;

  /** An audit of the translation that proofs use. */
  public static EncodingAudit of(Program program) {
    return new EncodingAudit(program, Terms::new);
  }

  /** The first difference as text, if there is one. */
  public Optional<String> difference(List<BooleanExpression> conditions, SolverSession session) {
    Samples samples = new Samples(program);
    List<int[]> states = new ArrayList<>(samples.reachable(STATES));
    states.addAll(samples.random(STATES));
    for (int[] state : states) {
      List<String> facts = facts(conditions, state);
      String all = Terms.joinedTerms("and", "true", facts);
      Satisfiability answer = session.check("(not " + all + ")");
      if (answer == Satisfiability.UNKNOWN) {
        return Optional.of("the solver does not say what it makes of it: " + session.trouble());
      }
      if (answer == Satisfiability.SATISFIABLE) {
        return facts.stream()
            .filter(one -> session.check("(not " + one + ")") == Satisfiability.SATISFIABLE)
            .findFirst()
            .map(one -> "the solver does not agree that " + shortened(one))
            .or(() -> Optional.of("the solver does not agree with the program"));
      }
    }
    return Optional.empty();
  }

  private static String shortened(String fact) {
    return fact.length() <= LONGEST ? fact : fact.substring(0, LONGEST) + " ...";
  }

  /** Facts about guards, assignments and conditions in a state, as terms without variables. */
  private List<String> facts(List<BooleanExpression> conditions, int[] state) {
    Terms ground =
        terms.apply(
            variable ->
                variable.isBoolean()
                    ? String.valueOf(variable.value(state) == 1)
                    : Terms.literal(variable.value(state)));
    List<String> facts = new ArrayList<>();
    conditions.forEach(condition -> addFact(condition, ground, state, facts));
    for (Command command : program.commands()) {
      addFact(command.guard(), ground, state, facts);
      for (Assignment assignment : command.assignments()) {
        addFact(assignment, ground, state, facts);
      }
    }
    return facts;
  }

  private static void addFact(
      BooleanExpression condition, Terms ground, int[] state, List<String> facts) {
    try {
      facts.add("(= %s %s)".formatted(ground.of(condition), condition.holds(state)));
    } catch (EvaluationException e) {
      // Numbers beyond 64 bits have no value here, and any value there.
    }
  }

  private static void addFact(
      Assignment assignment, Terms ground, int[] state, List<String> facts) {
    try {
      long value = assignment.value().value(state);
      boolean set = assignment.target().isBoolean();
      String said = set ? String.valueOf(value == 1) : Terms.literal(value);
      String told = ground.assigned(assignment.target(), assignment.value());
      facts.add("(= %s %s)".formatted(told, said));
    } catch (EvaluationException e) {
      // As above.
    }
  }
}
