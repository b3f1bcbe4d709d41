package io.mazurka.proofs.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solvers and evaluation agree on every operator, and where they do not it is noticed. */
final class EncodingAuditTests {

  private final ProgramBuilder builder = Program.named("operators");
  private final StateVariable x = builder.variable("x", VariableType.range(-4, 4));
  private final StateVariable y = builder.variable("y", VariableType.range(0, 2));
  private final StateVariable b = builder.variable("b", VariableType.BOOLEAN);

  private Optional<String> difference(
      String condition, SolverKind solver, Function<Function<StateVariable, String>, Terms> terms) {
    builder.array("a", 0, 2, VariableType.range(0, 3), 1);
    Program program = builder.process("p").build();
    BooleanExpression tree = ExpressionParser.condition(condition, program.names());
    try (SolverSession session = new SolverSession(solver.start())) {
      return new EncodingAudit(program, terms).difference(List.of(tree), session);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x + y - 1 > 2 * x",
        "x / 2 = y | x / -2 = y",
        "x % 3 = 1 | x % -3 = 2",
        "(b -> x < y) <-> (x >= y ^ b)",
        "(if b then x else y) != -1 & !b",
        "a[y] <= x",
        "forall i in 0..2: exists j in 0..2: a[i] = a[j] + b",
        "(count i in 0..2: a[i] = 1) + (sum i in 0..2: a[i]) = 3",
        "-x = y + b"
      })
  void solversAgreeWithEvaluation(String condition) {
    assertThat(difference(condition, SolverKind.Z3, Terms::new)).isEmpty();
  }

  @Test
  void theOtherSolverAgrees() {
    assertThat(difference("x % 3 = 1 | a[y] / 2 >= x", SolverKind.SMTINTERPOL, Terms::new))
        .isEmpty();
  }

  /** As if a variable were told to solvers with another sign. */
  @Test
  void brokenEncodingIsNoticed() {
    assertThat(
            difference(
                "x > y",
                SolverKind.Z3,
                symbols ->
                    new Terms(
                        variable ->
                            variable == x
                                ? "(- " + symbols.apply(variable) + ")"
                                : symbols.apply(variable))))
        .hasValueSatisfying(
            difference -> assertThat(difference).startsWith("the solver does not agree that"));
  }
}
