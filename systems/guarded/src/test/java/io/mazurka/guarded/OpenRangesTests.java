package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Variables without a range are explored within bounds, and values outside of the bounds are
 * reported.
 */
final class OpenRangesTests {

  private final ProgramBuilder builder = Program.named("open");

  /** A counter that grows by {@code step} as long as it is at most {@code limit}. */
  private GuardedModel counting(VariableType type, int step, long limit) {
    StateVariable count = builder.variable("count", type, 0);
    IntegerExpression now = IntegerExpression.of(count);
    builder
        .process("p")
        .command(
            "count",
            now.atMost(limit),
            new Assignment(count, now.plus(IntegerExpression.of(step))));
    return GuardedModel.of(builder.build(), Map.of("small", now.atMost(100))).mayEnd();
  }

  private static CheckResult check(GuardedModel model) {
    return Check.of(model).with(CheckOptions.defaults()).run();
  }

  @Test
  void boundThatIsLeftEndsTheSearchWithoutAVerdict() {
    CheckResult result = check(counting(VariableType.naturalUpTo(5), 1, 50));

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
    assertThat(result.guarantee())
        .hasToString("bounded: stopped because count would be 6, and is explored from 0 to 5");
    assertThat(result.statistics().states()).isEqualTo(6);
  }

  @Test
  void boundThatIsNotLeftChangesNothing() {
    CheckResult result = check(counting(VariableType.naturalUpTo(5), 1, 4));

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.guarantee().reasons()).doesNotContain("bounded");
    assertThat(result.statistics().states()).isEqualTo(6);
  }

  @Test
  void naturalBelowZeroIsAMistakeOfTheModel() {
    GuardedModel model = counting(VariableType.naturalUpTo(5), -1, 5);

    assertThatThrownBy(() -> check(model))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("gives count the value -1");
  }

  @Test
  void integerBelowZeroIsOneOfItsValues() {
    CheckResult result = check(counting(VariableType.integerWithin(-3, 3), -1, 5));

    assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
    assertThat(result.guarantee().toString()).contains("count would be -4");
    assertThat(result.statistics().states()).isEqualTo(4);
  }

  @Test
  void initialStatesAreAllThatMeetTheConditions() {
    StateVariable one = builder.variable("one", VariableType.range(-1, 1));
    StateVariable two = builder.variable("two", VariableType.BOOLEAN);
    builder.variable("three", 5, 4);
    builder.initially(BooleanExpression.of(two).or(IntegerExpression.of(one).equalTo(-1).not()));
    Program program = builder.process("p").build();

    assertThat(program.initial().states())
        .containsExactly(
            new int[] {1, 0, 4},
            new int[] {2, 0, 4},
            new int[] {0, 1, 4},
            new int[] {1, 1, 4},
            new int[] {2, 1, 4});
  }

  @Test
  void programWithoutInitialStatesIsRefused() {
    StateVariable one = builder.variable("one", VariableType.BOOLEAN);
    builder.initially(BooleanExpression.of(one)).initially(BooleanExpression.of(one).not());

    assertThatThrownBy(builder::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("open: no state meets its initial conditions");
  }

  @Test
  void numberWithoutEndNeedsAnInitialValue() {
    assertThatThrownBy(() -> builder.variable("x", VariableType.naturalUpTo(3)))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("open: x needs bounds or an initial value");
  }

  @Test
  void variableThatOnlyItsInitialValueDecidesIsShownAtItsReader() {
    StateVariable one = builder.variable("one", VariableType.range(0, 2));
    StateVariable two = builder.variable("two", 3, 0);
    Program program =
        builder
            .process("p")
            .command(
                "copy", BooleanExpression.always(), new Assignment(two, IntegerExpression.of(one)))
            .build();

    assertThat(
            new io.mazurka.guarded.engine.ProgramSystem(program).renderer().state(new int[] {2, 1}))
        .containsExactly("two=1 one=2");
  }
}
