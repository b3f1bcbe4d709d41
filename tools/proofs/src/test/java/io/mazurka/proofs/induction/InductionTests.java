package io.mazurka.proofs.induction;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.gallery.programs.Bakery;
import io.mazurka.gallery.programs.Peterson;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.InductionResult.Outcome;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import io.mazurka.proofs.strengthening.StrengthenedProgram;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The figures of the bakery, with both solvers. */
final class InductionTests {

  private static InductionResult run(
      GuardedModel model, PathKind paths, SolverKind solver, String... lemmas) {
    Claim claim = Claim.of(model.requirements().get(0).condition());
    for (String lemma : lemmas) {
      claim = claim.with(ExpressionParser.condition(lemma, model.program().names()));
    }
    try (Induction induction =
        new Induction(
            new Encoding(model.program()), claim, paths, () -> new SolverSession(solver.start()))) {
      return induction.run(10);
    }
  }

  private static GuardedModel bakery(boolean strengthened) {
    return new Bakery().model(strengthened, 7);
  }

  @ParameterizedTest
  @EnumSource
  void originalGuardComesBackOnPlainPathsBeforeItFails(SolverKind solver) {
    InductionResult result = run(bakery(false), PathKind.PLAIN, solver);

    assertThat(result.outcome()).isEqualTo(Outcome.HOPELESS);
    assertThat(result.k()).isEqualTo(4);
    assertThat(ProgramPath.of(bakery(false).program(), result.path()).repetition())
        .containsExactly(0, 3);
  }

  @ParameterizedTest
  @EnumSource
  void originalGuardIsProvedOnSimplePathsOfSevenStates(SolverKind solver) {
    InductionResult result = run(bakery(false), PathKind.SIMPLE, solver);

    assertThat(result.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(result.k()).isEqualTo(7);
  }

  @ParameterizedTest
  @EnumSource
  void strengthenedGuardIsProvedWithThree(SolverKind solver) {
    InductionResult result = run(bakery(true), PathKind.PLAIN, solver);

    assertThat(result.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(result.k()).isEqualTo(3);
  }

  @Test
  void lemmaOfWhoTriesMakesItThree() {
    InductionResult result =
        run(
            bakery(false),
            PathKind.PLAIN,
            SolverKind.Z3,
            "forall i in 1..2: at[i] = 1 -> ticket[i] > 0");

    assertThat(result.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(result.k()).isEqualTo(3);
  }

  @Test
  void lemmaOfBothMakesItTwo() {
    InductionResult result =
        run(
            bakery(false),
            PathKind.PLAIN,
            SolverKind.Z3,
            "forall i in 1..2: at[i] != 0 -> ticket[i] > 0");

    assertThat(result.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(result.k()).isEqualTo(2);
  }

  private static InductionResult soundness(String assertion) {
    Program program = bakery(false).program();
    BooleanExpression added = ExpressionParser.condition(assertion, program.names());
    int enter = 1;
    StrengthenedProgram stronger = StrengthenedProgram.of(program, Map.of(enter, added));
    try (Induction induction =
        new Induction(
            new Encoding(stronger.program()),
            Claim.of(stronger.soundness()),
            PathKind.PLAIN,
            () -> new SolverSession(SolverKind.Z3.start()))) {
      return induction.run(10);
    }
  }

  @Test
  void strengtheningThatChangesSomethingIsRefused() {
    assertThat(soundness("ticket[1] > 0").outcome()).isEqualTo(Outcome.PROVED);
    assertThat(soundness("ticket[1] > 1").outcome()).isEqualTo(Outcome.VIOLATED);
    assertThat(soundness("ticket[1] > 1").k()).isEqualTo(1);
  }

  /**
   * A counter that is 0 or 1; from 2, where nothing leads, it would come to 3. Two states before
   * the bad one are enough to see that. With a step that changes nothing, which Bokor 2011, section
   * 2.6, adds against deadlocks, no number of states is.
   */
  @Test
  void idleStepsMakeEveryDepthAsWeakAsOne() {
    assertThat(counter(false).outcome()).isEqualTo(Outcome.PROVED);
    assertThat(counter(false).k()).isEqualTo(2);
    assertThat(counter(true).outcome()).isNotEqualTo(Outcome.PROVED);
  }

  private static InductionResult counter(boolean idle) {
    ProgramBuilder builder = Program.named("counter");
    StateVariable counter = builder.variable("x", 4, 0);
    IntegerExpression x = IntegerExpression.of(counter);
    builder.process("counter");
    for (int from = 0; from < 4; from++) {
      long to = List.of(1, 0, 3, 3).get(from);
      builder.command(
          "from" + from, x.equalTo(from), new Assignment(counter, IntegerExpression.of(to)));
    }
    if (idle) {
      builder.command("idle", x.atMost(3), new Assignment(counter, x));
    }
    return run(
        GuardedModel.of(builder.build(), Map.of("not 3", x.atMost(2))),
        PathKind.PLAIN,
        SolverKind.Z3);
  }

  @Test
  void petersonIsProvedWithFour() {
    InductionResult result = run(new Peterson().model(2), PathKind.PLAIN, SolverKind.Z3);

    assertThat(result.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(result.k()).isEqualTo(4);
  }
}
