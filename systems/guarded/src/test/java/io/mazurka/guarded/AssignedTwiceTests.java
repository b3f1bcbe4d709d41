package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All assignments of a command are made at once, so no variable may have two. */
final class AssignedTwiceTests {

  private static final VariableType DIGIT = VariableType.range(0, 9);

  private final ProgramBuilder builder = Program.named("twice");
  private final StateVariable x = builder.variable("x", DIGIT, 1);
  private final StateArray array = builder.array("a", 0, 9, DIGIT, 0);

  private static IntegerExpression number(long number) {
    return IntegerExpression.of(number);
  }

  private Program with(List<Assignment> one, List<Assignment> other) {
    List<Assignment> both = new ArrayList<>(one);
    both.addAll(other);
    return builder.process("p").command("c", BooleanExpression.always(), both).build();
  }

  @Test
  void variableThatACommandAssignsTwiceIsRefusedByName() {
    List<Assignment> one = List.of(new Assignment(x, number(2)));

    assertThatThrownBy(() -> with(one, List.of(new Assignment(x, number(3)))))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageStartingWith("twice: command c of p assigns x twice");
  }

  @Test
  void elementsThatMayBeTheSameAreRefused() {
    List<Assignment> one = Assignment.element(array, IntegerExpression.of(x), number(2));

    assertThatThrownBy(() -> with(one, Assignment.element(array, number(1), number(3))))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("command c of p assigns a[1] twice");
  }

  @Test
  void elementsAtDifferentPlacesAreBothAssigned() {
    Program program =
        with(
            Assignment.element(array, number(1), number(2)),
            Assignment.element(array, number(3), number(4)));

    var cursor = new ProgramSystem(program).cursor();
    cursor.load(program.initialState());
    assertThat(cursor.successor(program.initialState(), 0))
        .containsExactly(1, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0);
  }
}
