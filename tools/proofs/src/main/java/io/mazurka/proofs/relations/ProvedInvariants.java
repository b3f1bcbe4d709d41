package io.mazurka.proofs.relations;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.encoding.Ranges;
import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.lemmas.FoundLemmas;
import io.mazurka.proofs.lemmas.LemmaSearch;
import io.mazurka.proofs.lemmas.ProcessExchange;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.List;

/** Finds invariants that are proved and confirmed by a second solver. */
final class ProvedInvariants {

  /**
   * The most questions of a proof. A time limit instead would make relations depend on the machine.
   */
  private static final long MOST_CHECKS = 20_000;

  private ProvedInvariants() {}

  /** The goal with the lemmas of its proof; nothing if it is not proved. */
  static List<BooleanExpression> of(Program program, BooleanExpression goal) {
    Encoding encoding = new Encoding(program);
    BooleanExpression all = goal.and(Ranges.kept(program));
    List<SolverSession> asked = new ArrayList<>();
    LemmaSearch search =
        new LemmaSearch(
            encoding,
            ProcessExchange.ofIndices(program),
            () -> {
              asked.add(new SolverSession(SolverKind.Z3.start()));
              return asked.get(asked.size() - 1);
            },
            () -> asked.stream().mapToLong(SolverSession::checks).sum() > MOST_CHECKS,
            line -> {});
    FoundLemmas found = search.lemmas(all);
    if (found == null) {
      return List.of();
    }
    List<BooleanExpression> together = new ArrayList<>(List.of(all));
    found.all().forEach(lemma -> together.addAll(lemma.images()));
    return isConfirmed(encoding, together) ? together : List.of();
  }

  private static boolean isConfirmed(Encoding encoding, List<BooleanExpression> together) {
    for (Obligation one : Obligation.ofSteps(encoding, together)) {
      try (SolverSession session = new SolverSession(SolverKind.SMTINTERPOL.start())) {
        session.run(one.assertions());
        if (session.check() != Satisfiability.UNSATISFIABLE) {
          return false;
        }
      }
    }
    return true;
  }
}
