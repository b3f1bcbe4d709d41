package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values with names are called by them in reports, conditions and questions. */
final class NamedValuesTests {

  /** What a light shows. */
  enum Colour {
    RED,
    GREEN,
    DARK
  }

  private static GuardedModel lights() {
    ProgramBuilder lights = Program.named("lights");
    StateVariable[] shown = new StateVariable[3];
    for (int number = 1; number <= 2; number++) {
      shown[number] = lights.variable("light[" + number + "]", Colour.RED);
    }
    StateVariable road = lights.variable("road", VariableType.named("free", "taken"), 0);
    StateVariable dark = lights.bool("GREEN", false);
    lights.column("street", road);
    lights.processes(
        "box",
        2,
        number -> {
          IntegerExpression own = IntegerExpression.of(shown[number]);
          lights.command(
              "go",
              own.equalTo(Colour.RED),
              new Assignment(shown[number], Colour.GREEN),
              new Assignment(road, IntegerExpression.of(1)));
          lights.command(
              "fail",
              own.equalTo("GREEN").and(BooleanExpression.of(dark).not()),
              new Assignment(shown[number], Colour.DARK));
        });
    BooleanExpression bothGreen =
        IntegerExpression.of(shown[1])
            .equalTo(Colour.GREEN)
            .and(IntegerExpression.of(shown[2]).equalTo(Colour.GREEN));
    return GuardedModel.of(lights.build(), Map.of("no crash", bothGreen.not())).mayEnd();
  }

  private static CheckResult check(AskedProperties asked) {
    return Check.of(lights()).with(CheckOptions.unreduced().withProperties(asked)).run();
  }

  @Test
  void counterexampleCallsValuesByNameAndPutsVariablesIntoTheirColumns() {
    CheckResult result = Check.of(lights()).with(CheckOptions.unreduced()).run();

    Counterexample shown = Objects.requireNonNull(result.counterexample());
    assertThat(shown.explanation()).contains("light[1]=GREEN, light[2]=GREEN");
    assertThat(shown.trace().components()).containsExactly("box1", "box2", "street");
    assertThat(shown.trace().initial())
        .containsExactly("light[1]=RED", "light[2]=RED", "road=free");
    assertThat(shown.trace().steps().get(0).changed())
        .extracting(change -> change.component() + " " + change.after())
        .contains("street road=taken");
  }

  @ParameterizedTest
  @CsvSource({
    "light[1] = DARK & light[2] = GREEN, HOLDS",
    "light[1] = \"DARK\" & light[2] = GREEN, HOLDS",
    "forall i in light: light[i] = DARK, HOLDS",
    "light[1] = light[2] = DARK, HOLDS",
    "light[1] > GREEN & road = taken, HOLDS",
    "light[1] = 2, HOLDS",
    "light[1] = GREEN & road = free, ABSENT",
    "'light[1] = \"GREEN\" & light[1] = GREEN', ABSENT",
    "(if GREEN then light[1] else light[2]) = 2, HOLDS"
  })
  void questionsUseTheNames(String question, Verdict verdict) {
    assertThat(
            check(AskedProperties.condition(Kind.QUERY, question)).properties().stream()
                .filter(one -> one.kind() == Kind.QUERY)
                .findFirst()
                .orElseThrow()
                .verdict())
        .isEqualTo(verdict);
  }

  @Test
  void formulasAndInvariantsUseTheNames() {
    assertThat(
            check(AskedProperties.condition(Kind.LTL, "[] (light[1] = DARK -> road = taken)"))
                .verdict())
        .isEqualTo(Verdict.HOLDS);
    assertThat(check(AskedProperties.condition(Kind.INVARIANT, "light[1] != DARK")).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void textOfAConditionCanBeReadAgain() {
    Program program = lights().program();
    BooleanExpression read =
        ExpressionParser.condition("light[2] != GREEN & road = taken", program.names());

    assertThat(read).hasToString("(light[2] != GREEN & road = taken)");
    assertThat(ExpressionParser.condition(read.toString(), program.names())).isEqualTo(read);
  }

  @Test
  void nameInAnotherPlaceIsExplained() {
    Program program = lights().program();

    assertThatThrownBy(() -> ExpressionParser.condition("taken = road", program.names()))
        .hasMessageContaining(
            "'taken' is a value of road; say what is compared with it first, as in road = taken");
    assertThatThrownBy(() -> ExpressionParser.condition("road = takn", program.names()))
        .hasMessageContaining("did you mean 'taken'");
    assertThatThrownBy(() -> ExpressionParser.condition("road = DARK", program.names()))
        .hasMessageContaining("'DARK' is a value of light[1]");
  }

  @Test
  void wrongNamesAreRefused() {
    assertThatThrownBy(() -> VariableType.named("a", "a")).hasMessageContaining("[a, a]");
    assertThatThrownBy(() -> VariableType.named("two words")).hasMessageContaining("two words");
    assertThatThrownBy(() -> VariableType.named("on", "off").value("up"))
        .hasMessage("no value is called 'up'; there are on, off");
    ProgramBuilder twice = Program.named("twice");
    StateVariable variable = twice.bool("x", false);
    twice.column("a", variable);
    assertThatThrownBy(() -> twice.column("b", variable))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("x is put into two columns");
  }
}
