package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.gallery.programs.Bakery;
import io.mazurka.proofs.solver.SmtEngine;
import io.mazurka.proofs.solver.SolverKind;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What would be proved is not, if anything goes wrong on the way. */
final class SeededMistakesTests {

  private static final Set<SolverKind> ALL = Set.of(SolverKind.values());

  /** A solver that is told and answers something else. */
  private record Distorted(
      SmtEngine engine, UnaryOperator<String> told, UnaryOperator<String> answered)
      implements SmtEngine {

    @Override
    public String execute(String commands) {
      return engine.execute(told.apply(commands));
    }

    @Override
    public String execute(String check, long milliseconds) {
      return answered.apply(engine.execute(check, milliseconds));
    }

    @Override
    public void close() {
      engine.close();
    }
  }

  private static ProofRequest request() {
    return ProofRequest.of(new Bakery().model(true, 7))
        .withLemmas(LemmaSource.none())
        .strengthening(false);
  }

  /** Tries a proof while what some solvers are told or answer is something else. */
  private static ProofResult prove(
      Set<SolverKind> broken, UnaryOperator<String> told, UnaryOperator<String> answered) {
    return new InductionProver(
            kind ->
                broken.contains(kind) ? new Distorted(kind.start(), told, answered) : kind.start())
        .prove(request(), line -> {});
  }

  private static void requireNoProof(ProofResult result) {
    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.recheckedBy()).isNull();
  }

  @Test
  void withoutMistakesItIsProved() {
    ProofResult result = prove(ALL, UnaryOperator.identity(), UnaryOperator.identity());

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
  }

  /** As if every tree and every step were told to all solvers in a wrong way. */
  @ParameterizedTest
  @CsvSource({"(>,(>=", "(<=,(<", "(+,(-", "(or,(and", "(and,(or", "(=>,(=", "(not,(or"})
  void brokenOperatorIsNoticed(String operator, String instead) {
    requireNoProof(
        prove(ALL, told -> told.replace(operator + " ", instead + " "), UnaryOperator.identity()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"unknown", "timeout", "(error \"out of memory\")", "sat"})
  void solverThatDoesNotKnowProvesNothing(String answer) {
    for (SolverKind solver : ALL) {
      requireNoProof(
          prove(
              Set.of(solver),
              UnaryOperator.identity(),
              said -> said.strip().equals("unsat") ? answer : said));
    }
  }

  @Test
  void solverThatExcludesEverythingIsNotBelieved() {
    ProofResult result = prove(Set.of(SolverKind.Z3), UnaryOperator.identity(), said -> "unsat");

    requireNoProof(result);
    assertThat(result.explanation())
        .endsWith("the solver does not agree with an initial state of the program");
  }

  @Test
  void whatTheOtherSolverDoesNotConfirmIsNotProved() {
    ProofResult result =
        prove(Set.of(SolverKind.SMTINTERPOL), UnaryOperator.identity(), said -> "unknown");

    requireNoProof(result);
    assertThat(result.explanation())
        .endsWith("it is not confirmed by SMTInterpol 2.5: goal-base-0: UNKNOWN unknown");
  }
}
