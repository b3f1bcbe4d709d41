package io.mazurka.expressions.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is true of all expressions. */
final class ExpressionProperties {

  private static final VariableNames NAMES = new VariableNames(RandomTrees.VARIABLES, "variable");

  @Property
  void printedExpressionIsReadAgain(@ForAll long seed, @ForAll @IntRange(max = 5) int depth) {
    BooleanExpression condition = new RandomTrees(seed).condition(depth);
    IntegerExpression number = new RandomTrees(seed).number(depth);

    assertThat(ExpressionParser.condition(condition.toString(), NAMES)).isEqualTo(condition);
    assertThat(ExpressionParser.number(number.toString(), NAMES)).isEqualTo(number);
  }

  @Property
  void numberIsWhatArithmeticWithoutBoundsSays(
      @ForAll long seed, @ForAll @IntRange(max = 4) int depth) {
    RandomTrees trees = new RandomTrees(seed);
    IntegerExpression number = trees.number(depth);
    int[] state = trees.state();
    try {
      long value = number.value(state);
      assertThat(new NaiveEvaluator(state).value(number)).isEqualTo(BigInteger.valueOf(value));
      assertThat(number.interval().contains(value)).isTrue();
    } catch (EvaluationException e) {
      assertThat(number.isTotal()).as(e.getMessage()).isFalse();
      if (!e.getMessage().endsWith("does not fit into 64 bits")) {
        assertThatThrownBy(() -> new NaiveEvaluator(state).value(number))
            .isInstanceOf(ArithmeticException.class);
      }
    }
  }

  @Property
  void conditionHoldsWhereArithmeticWithoutBoundsSays(
      @ForAll long seed, @ForAll @IntRange(max = 4) int depth) {
    RandomTrees trees = new RandomTrees(seed);
    BooleanExpression condition = trees.condition(depth);
    int[] state = trees.state();
    try {
      boolean holds = condition.holds(state);
      assertThat(new NaiveEvaluator(state).holds(condition)).isEqualTo(holds);
    } catch (EvaluationException e) {
      assertThat(condition.isTotal()).as(e.getMessage()).isFalse();
      return;
    }
    if (condition.conjuncts().stream().allMatch(BooleanExpression::isTotal)) {
      assertThat(condition.conjuncts().stream().allMatch(part -> part.holds(state)))
          .isEqualTo(condition.holds(state));
    }
  }

  @Property
  void valueDependsOnlyOnWhatIsRead(@ForAll long seed, @ForAll @IntRange(max = 4) int depth) {
    RandomTrees trees = new RandomTrees(seed);
    IntegerExpression number = trees.number(depth);
    int[] state = trees.state();
    int[] other = trees.state();
    Set<StateVariable> reads = new HashSet<>(number.reads());
    reads.forEach(variable -> other[variable.slot()] = state[variable.slot()]);

    assertThat(outcome(number, other)).isEqualTo(outcome(number, state));
  }

  private static String outcome(IntegerExpression number, int[] state) {
    try {
      return String.valueOf(number.value(state));
    } catch (EvaluationException e) {
      return e.getMessage();
    }
  }
}
