package io.mazurka.proofs.induction;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.proof.PathKind;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A question of which a proof needs the answer "unsatisfiable": a whole script of SMT-LIB, to be
 * put to any solver.
 *
 * @param name what it is about, as a name of a file
 */
public record Obligation(String name, String script) {

  /** What is asserted, without how the script begins and the question at its end. */
  public String assertions() {
    return script.replace(SolverSession.PROLOGUE, "").replace("(check-sat)\n", "");
  }

  /** All that has to be asked again to know that a claim is proved with k good states. */
  public static List<Obligation> of(Encoding encoding, Claim claim, PathKind paths, int k) {
    List<Obligation> obligations = new ArrayList<>();
    for (int length = 0; length < k; length++) {
      obligations.add(new Obligation("base-" + length, base(encoding, claim, length)));
    }
    obligations.add(new Obligation("step-" + k, step(encoding, claim, paths, k)));
    return obligations;
  }

  /**
   * The same for conditions that hold together after one good state, asked of each command alone
   * and only of those conditions that read what it writes, which is easier.
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

  /** That a condition holds in every state, whether it can be reached or not. */
  public static Obligation always(Encoding encoding, BooleanExpression condition, String name) {
    StringBuilder text = new StringBuilder(SolverSession.PROLOGUE).append(encoding.declared(0));
    assertion("(not " + encoding.holds(condition, 0) + ")", text);
    return new Obligation(name, text.append("(check-sat)\n").toString());
  }

  /** No path of this length from an initial state violates the goal. */
  private static String base(Encoding encoding, Claim claim, int length) {
    StringBuilder text = new StringBuilder(SolverSession.PROLOGUE);
    path(encoding, length, text);
    assertion(encoding.initial(), text);
    assertion("(not " + encoding.holds(claim.goal(), length) + ")", text);
    return text.append("(check-sat)\n").toString();
  }

  /** No path of k states in which the goal holds leads to one where it does not. */
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
