package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Por;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An audit compares what is said of formulas with and without reductions. */
final class AuditedFormulaTests {

  private static final String FORMULAS = "formulas";

  /** Two processes that set a variable each; if {@code lazy}, the second need not. */
  private static GuardedModel model(boolean lazy) {
    ProgramBuilder program = Program.named("pair");
    StateVariable one = program.bool("one", false);
    StateVariable two = program.bool("two", false);
    StateVariable idle = program.bool("idle", false);
    program.process("first").command("set", BooleanExpression.of(one).not(), set(one));
    program.process("second").command("set", BooleanExpression.of(two).not(), set(two));
    BooleanExpression mayIdle = lazy ? BooleanExpression.of(two).not() : BooleanExpression.any();
    program.command("idle", mayIdle, new Assignment(idle, IntegerExpression.of(1)));
    return GuardedModel.of(program.build(), Map.of())
        .mayEnd()
        .ltl("both", "<> (one && two)")
        .ltl("one of them", "[] (two -> <> one)");
  }

  private static Assignment set(StateVariable variable) {
    return new Assignment(variable, IntegerExpression.of(1));
  }

  private static AuditCheck formulas(AuditResult result) {
    return result.checks().stream()
        .filter(check -> check.name().equals(FORMULAS))
        .findFirst()
        .orElseThrow();
  }

  private static AuditResult audit(Checkable model) {
    return Audit.of(model).with(CheckOptions.defaults().withPor(Por.LPOR)).run();
  }

  @Test
  void formulasWithTheSameVerdictsAreClean() {
    AuditResult result = audit(model(true));

    assertThat(formulas(result).count()).isEqualTo(2);
    assertThat(formulas(result).complete()).isTrue();
    assertThat(result.failures()).isEmpty();
    assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
  }

  /** With reductions, the system is one in which the second process must not idle. */
  @Test
  void formulaThatHoldsOnlyUnderTheReductionIsNamed() {
    Checkable mistaken =
        new Checkable() {
          @Override
          public CompiledModel compile(CheckOptions options) {
            return model(options.reductions().por() != Por.LPOR).compile(options);
          }

          @Override
          public Features features() {
            return model(false).features();
          }
        };

    AuditResult result = audit(mistaken);

    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(formulas(result).failures())
        .extracting(failure -> failure.explanation())
        .containsExactly(
            "the reduced search says that ltl both holds, the full search that it fails");
  }

  @Test
  void modelWithoutFormulasHasNoSuchCheck() {
    GuardedModel plain = GuardedModel.of(model(true).program(), Map.of());
    assertThat(audit(plain).checks()).extracting(AuditCheck::name).doesNotContain(FORMULAS);
  }
}
