package io.mazurka.proofs.induction;

import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.InductionResult.Outcome;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Proves a claim by k-induction, with increasing k. The base asks whether a path from an initial
 * state violates the goal. The step asks whether a path of k good states can continue to a bad one.
 * If the step fails on a path that visits a good state twice, it fails for every k, because a
 * counterexample can go round that cycle any number of times. Simple paths have no such cycles.
 */
public final class Induction implements AutoCloseable {

  private final Encoding encoding;
  private final Claim claim;
  private final PathKind paths;
  private final SolverSession base;
  private final SolverSession step;

  /**
   * An induction that has not begun.
   *
   * @param sessions opens new sessions of a solver
   */
  public Induction(
      Encoding encoding, Claim claim, PathKind paths, Supplier<SolverSession> sessions) {
    this.encoding = encoding;
    this.claim = claim;
    this.paths = paths;
    this.base = sessions.get();
    this.step = sessions.get();
  }

  /** Tries k = 1, 2 and so on, up to {@code largest}. */
  public InductionResult run(int largest) {
    InductionResult last = new InductionResult(Outcome.UNKNOWN, 0, List.of(), "nothing was tried");
    base.run(encoding.declared(0));
    base.add(encoding.initial());
    step.run(encoding.declared(0));
    step.add(encoding.holds(claim.known(), 0));
    for (int k = 1; k <= largest; k++) {
      InductionResult violation = base(k - 1);
      if (violation != null) {
        return violation;
      }
      last = step(k);
      if (last.outcome() != Outcome.STUCK) {
        return last;
      }
    }
    return last;
  }

  /** The number of questions asked. */
  public long checks() {
    return base.checks() + step.checks();
  }

  /** Checks paths of this length from initial states: the violation, or null if there is none. */
  private @Nullable InductionResult base(int length) {
    String bad = "(not " + encoding.holds(claim.goal(), length) + ")";
    base.push();
    base.add(bad);
    Satisfiability answer = base.check();
    if (answer != Satisfiability.UNSATISFIABLE) {
      return answer == Satisfiability.SATISFIABLE
          ? new InductionResult(Outcome.VIOLATED, length, encoding.states(base, length), "")
          : new InductionResult(Outcome.UNKNOWN, length, List.of(), base.trouble());
    }
    base.pop();
    base.run(encoding.declared(length + 1));
    base.run(encoding.step(length));
    return null;
  }

  private InductionResult step(int k) {
    step.add(encoding.holds(claim.goal(), k - 1));
    for (int other = 0; paths == PathKind.SIMPLE && other < k - 1; other++) {
      step.add("(not " + encoding.same(other, k - 1) + ")");
    }
    step.run(encoding.declared(k));
    step.run(encoding.step(k - 1));
    step.add(encoding.holds(claim.known(), k));
    step.push();
    step.add("(not " + encoding.holds(claim.goal(), k) + ")");
    InductionResult result =
        switch (step.check()) {
          case UNSATISFIABLE -> new InductionResult(Outcome.PROVED, k, List.of(), "");
          case UNKNOWN -> new InductionResult(Outcome.UNKNOWN, k, List.of(), step.trouble());
          case SATISFIABLE -> failed(k);
        };
    step.pop();
    return result;
  }

  /** The result of a failed step, which tells whether the step fails for every k. */
  private InductionResult failed(int k) {
    InductionResult stuck = new InductionResult(Outcome.STUCK, k, encoding.states(step, k), "");
    List<String> returns = new ArrayList<>();
    for (int late = 1; paths == PathKind.PLAIN && late < k; late++) {
      for (int early = 0; early < late; early++) {
        returns.add(encoding.same(early, late));
      }
    }
    if (returns.isEmpty()) {
      return stuck;
    }
    step.push();
    step.add("(or false " + String.join(" ", returns) + ")");
    boolean hopeless = step.check() == Satisfiability.SATISFIABLE;
    List<int[]> lasso = hopeless ? encoding.states(step, k) : List.of();
    step.pop();
    return hopeless ? new InductionResult(Outcome.HOPELESS, k, lasso, "") : stuck;
  }

  @Override
  public void close() {
    base.close();
    step.close();
  }
}
