package io.mazurka.proofs.induction;

import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A question to which a proof needs the answer "unsatisfiable": a complete SMT-LIB script for any
 * solver.
 *
 * @param name the subject of the question, usable as a file name
 */
public record Obligation(String name, String script) {

  /** The assertions, without the prologue of the script and the check at its end. */
  public String assertions() {
    return script.replace(SolverSession.PROLOGUE, "").replace("(check-sat)\n", "");
  }

  /** All questions that prove a claim with k good states. */
  public static List<Obligation> of(Encoding encoding, Claim claim, PathKind paths, int k) {
    List<Obligation> obligations = new ArrayList<>();
    for (int length = 0; length < k; length++) {
      obligations.add(new Obligation("base-" + length, base(encoding, claim, length)));
    }
    obligations.add(new Obligation("step-" + k, step(encoding, claim, paths, k)));
    return obligations;
  }

  /**
   * All questions that prove that conditions hold together, with one good state. Each question is
   * about a single command and only about the conditions that read what it writes, which is easier
   * for solvers.
   */
  public static List<Obligation> ofSteps(Encoding encoding, List<BooleanExpression> together) {
    List<Obligation> obligations = new ArrayList<>();
    obligations.add(new Obligation("base-0", base(encoding, Claim.of(new All(together)), 0)));
    StringBuilder supposed = new StringBuilder(SolverSession.PROLOGUE);
    supposed.append(encoding.declared(0));
    together.forEach(condition -> assertion(encoding.holds(condition, 0), supposed));
    for (Command command : encoding.program().commands()) {
      Set<StateVariable> writes = command.writes();
      List<BooleanExpression> concerned =
          together.stream().filter(one -> !Collections.disjoint(one.reads(), writes)).toList();
      StringBuilder text = new StringBuilder(supposed);
      assertion(encoding.holds(command.guard(), 0), text);
      assertion("(not " + encoding.after(command, 0).of(new All(concerned)) + ")", text);
      String name = "step-1-command-%d".formatted(command.number());
      obligations.add(new Obligation(name, text.append("(check-sat)\n").toString()));
    }
    return obligations;
  }

  /** The question that proves that a condition holds in every state, reachable or not. */
  public static Obligation always(Encoding encoding, BooleanExpression condition, String name) {
    StringBuilder text = new StringBuilder(SolverSession.PROLOGUE).append(encoding.declared(0));
    assertion("(not " + encoding.holds(condition, 0) + ")", text);
    return new Obligation(name, text.append("(check-sat)\n").toString());
  }

  /**
   * The script that asks for a path of this length from an initial state whose end violates the
   * goal.
   */
  private static String base(Encoding encoding, Claim claim, int length) {
    StringBuilder text = new StringBuilder(SolverSession.PROLOGUE);
    path(encoding, length, text);
    assertion(encoding.initial(), text);
    assertion("(not " + encoding.holds(claim.goal(), length) + ")", text);
    return text.append("(check-sat)\n").toString();
  }

  /**
   * The script that asks for a path of k states in which the goal holds, followed by a state in
   * which it does not.
   */
  private static String step(Encoding encoding, Claim claim, PathKind paths, int k) {
    StringBuilder text = new StringBuilder(SolverSession.PROLOGUE);
    path(encoding, k, text);
    for (int position = 0; position <= k; position++) {
      assertion(encoding.holds(claim.known(), position), text);
    }
    for (int position = 0; position < k; position++) {
      assertion(encoding.holds(claim.goal(), position), text);
      for (int other = 0; paths == PathKind.SIMPLE && other < position; other++) {
        assertion("(not " + encoding.same(other, position) + ")", text);
      }
    }
    assertion("(not " + encoding.holds(claim.goal(), k) + ")", text);
    return text.append("(check-sat)\n").toString();
  }

  private static void path(Encoding encoding, int length, StringBuilder text) {
    for (int position = 0; position <= length; position++) {
      text.append(encoding.declared(position));
    }
    for (int position = 0; position < length; position++) {
      text.append(encoding.step(position));
    }
  }

  private static void assertion(String formula, StringBuilder text) {
    text.append("(assert ").append(formula).append(")\n");
  }
}
