package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.property.Property.Kind;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Variables have ranges that may begin below 0, and what leaves its range is named. */
final class RangesTests {

  private final ProgramBuilder builder = Program.named("ranges");
  private final StateVariable low = builder.variable("low", VariableType.range(-2, 1), -1);
  private final StateArray array = builder.array("x", 1, 3, VariableType.range(0, 3), 2);

  private IntegerExpression number(String text) {
    return ExpressionParser.number(text, builder.build().names());
  }

  private int[] successor(Program program) {
    Cursor cursor = new ProgramSystem(program).cursor();
    cursor.load(program.initialState());
    return cursor.successor(program.initialState(), 0);
  }

  private Program with(String value) {
    return builder
        .process("p")
        .command("c", BooleanExpression.always(), new Assignment(low, number(value)))
        .build();
  }

  @Test
  void valueIsStoredAboveTheLowest() {
    assertThat(builder.build().initialState()).containsExactly(1, 2, 2, 2);
    assertThat(successor(with("-low - x[2] / 2 - 1"))).containsExactly(1, 2, 2, 2);
    assertThat(new ProgramSystem(with0()).renderer().state(new int[] {0, 0, 0, 0}))
        .containsExactly("low=-2");
  }

  private static Program with0() {
    ProgramBuilder builder = Program.named("one");
    StateVariable low = builder.variable("low", VariableType.range(-2, 1), -1);
    return builder
        .process("p")
        .command("c", BooleanExpression.always(), new Assignment(low, IntegerExpression.of(0)))
        .build();
  }

  @Test
  void valueOutOfRangeIsNamedWithCommandAndVariable() {
    Program program = with("low - x[low + 2]");

    assertThatThrownBy(() -> successor(program))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage("command c gives low the value -3; it goes from -2 to 1");
  }

  @Test
  void valueThatIsNeverInRangeIsRefused() {
    assertThatThrownBy(() -> with("x[1] + 2"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("ranges: command c gives low the value (x[1] + 2); it goes from -2 to 1");
  }

  @Test
  void commandWithoutValueIsNamed() {
    assertThatThrownBy(() -> successor(with("1 / (x[1] - 2)")))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage("command c gives low no value: (1 / (x[1] - 2)) divides by 0");

    Program guarded =
        builder
            .process("q")
            .command("d", ExpressionParser.condition("1 % (low + 1) = 0", builder.build().names()))
            .build();
    assertThatThrownBy(() -> new ProgramSystem(guarded).cursor().load(guarded.initialState()))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage("the guard of command d has no value: (1 % (low + 1)) divides by 0");
  }

  @Test
  void elementAtAnIndexIsAssigned() {
    Program program =
        builder
            .process("p")
            .command(
                "c",
                BooleanExpression.always(),
                Assignment.element(array, number("x[1] % 3 + 1"), number("low + 1")))
            .build();

    assertThat(successor(program)).containsExactly(1, 2, 2, 0);
    assertThatThrownBy(() -> Assignment.element(array, number("x[1]"), number("0")))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("x[x[1]] := 0: the index could be from 0 to 3, but x goes from 1 to 3");
  }

  @Test
  void modelTellsItsProgramAndProperties() {
    Program program = with("0");
    BooleanExpression condition = IntegerExpression.of(low).atMost(0);
    GuardedModel model = GuardedModel.of(program, Map.of("small", condition));

    assertThat(model.program()).isSameAs(program);
    assertThat(model.requirements())
        .containsExactly(new Requirement("small", Kind.INVARIANT, condition));
  }
}
