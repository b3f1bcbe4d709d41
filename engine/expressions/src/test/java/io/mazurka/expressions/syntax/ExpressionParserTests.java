package io.mazurka.expressions.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Expressions mean what they say, and what is wrong with a malformed one is told with its place.
 */
final class ExpressionParserTests {

  private static final VariableNames NAMES =
      new VariableNames(
          variables(
              "a",
              VariableType.BOOLEAN,
              "b",
              VariableType.BOOLEAN,
              "left.n",
              VariableType.range(0, 4),
              "cell1.x",
              VariableType.BOOLEAN,
              "cell2.x",
              VariableType.BOOLEAN,
              "low",
              VariableType.range(-5, 5),
              "w[1]",
              VariableType.range(0, 9),
              "w[2]",
              VariableType.range(0, 9),
              "w[3]",
              VariableType.range(0, 9),
              "if",
              VariableType.range(0, 9),
              "<a+,b->",
              VariableType.INTEGER,
              "p:q",
              VariableType.BOOLEAN),
          "variable");

  /** a=1, b=0, n=3, cell1.x=0, cell2.x=1, low=-3, w=7,0,2, if=4, "<a+,b->"=5, p:q=1. */
  private static final int[] STATE = {1, 0, 3, 0, 1, 2, 7, 0, 2, 4, 5, 1};

  private static List<StateVariable> variables(Object... namesAndTypes) {
    List<StateVariable> variables = new ArrayList<>();
    for (int at = 0; at < namesAndTypes.length; at += 2) {
      String name = (String) namesAndTypes[at];
      variables.add(new StateVariable(name, at / 2, (VariableType) namesAndTypes[at + 1]));
    }
    return variables;
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      quoteCharacter = '`',
      value = {
        "a                  :: true",
        "b                  :: false",
        "!b                 :: true",
        "~a                 :: false",
        "a & b              :: false",
        "a | b              :: true",
        "a || b && b        :: true",
        "!(a & b)           :: true",
        "!a & b             :: false",
        "a ^ b              :: true",
        "a ^ a ^ a          :: true",
        "n ^ a              :: true",
        "b -> a             :: true",
        "a -> b             :: false",
        "a -> b -> b        :: true",
        "a <-> !b           :: true",
        "n <-> a            :: true",
        "a | a & b          :: true",
        "a + b <= 1         :: true",
        "a + b > 1          :: false",
        "left.n = 3         :: true",
        "n == 3             :: true",
        "n - 1 = 2 * a      :: true",
        "n != 3 | b         :: false",
        "(a | b) + 1 = 2    :: true",
        "cell1.x            :: false",
        "n                  :: true",
        "1                  :: true",
        "true & !false      :: true",
        "0 <= n < 4         :: true",
        "0 <= n < 3         :: false",
        "low = -3           :: true",
        "-low = n           :: true",
        "low<-2             :: true",
        "low / 2 = -2       :: true",
        "low % 2 = 1        :: true",
        "7 / -2 = -3        :: true",
        "-7 / -2 = 4        :: true",
        "-7 % -2 = 1        :: true",
        "2 - 3 - 4 = -5     :: true",
        "7 / 2 * 2 = 6      :: true",
        "if = 4             :: true",
        "w[1] = 7           :: true",
        "w[n] = 2           :: true",
        "w[n - 1] + w[w[3]] = 0         :: true",
        "'w[1]' = 7         :: true",
        "\"<a+,b->\" = 5    :: true",
        "p:q                :: true",
        "forall i in 1..3: w[i] >= 0    :: true",
        "forall i in w: w[i] > 0        :: false",
        "exists i in 1..3: w[i] = 7     :: true",
        "exists i, j in w: i != j & w[i] = w[j] + 5  :: true",
        "(count i in 1..3: w[i] > 0) = 2             :: true",
        "(count i, j in 1..3: w[i] > w[j]) = 3       :: true",
        "(sum i in 1 .. 3: i * w[i]) = 13            :: true",
        "(sum i in 3..1: i) = 0                      :: true",
        "forall i in 1..2: forall i in 3..3: w[i] = 2 :: true",
        "forall i in -1..1: i*i <= 1                 :: true"
      })
  void conditionHasItsValue(String text, boolean expected) {
    BooleanExpression condition = ExpressionParser.condition(text, NAMES);

    assertThat(condition.holds(STATE)).isEqualTo(expected);
    assertThat(ExpressionParser.condition(condition.toString(), NAMES)).isEqualTo(condition);
  }

  @Test
  void conditionalIsOneOfTwoNumbersOrConditions() {
    VariableNames names = new VariableNames(variables("x", VariableType.range(0, 9)), "variable");

    for (String text : List.of("(if x > 1 then x - 1 else x) = 1", "if x = 2 then true else x")) {
      BooleanExpression condition = ExpressionParser.condition(text, names);
      assertThat(condition.holds(new int[] {2})).as(text).isTrue();
      assertThat(condition.holds(new int[] {0})).as(text).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      quoteCharacter = '`',
      value = {
        "a &     :: column 4: expected a name, a number or '(' after '&', not the end",
        "(a      :: column 3: expected ')' after 'a', not the end",
        "a b     :: column 3: expected the end after 'a', not 'b'",
        "a $ b   :: column 3: expected the end after 'a', not '$'",
        "a ? b   :: column 3: expected the end after 'a', not '?'",
        "zz      :: column 1: there is no variable 'zz'",
        "a & zz[1].y :: column 5: there is no variable 'zz[1].y'",
        "x       :: column 1: 'x' may be cell1.x, cell2.x; say which",
        "a | 'x  :: column 5: the quote is not closed",
        "'forall' :: column 1: there is no variable 'forall'",
        "w       :: column 2: expected '[' after 'w', not the end",
        "w[7]    :: column 3: there is no w[7], only from 1 to 3",
        "forall i 1..3: a      :: column 10: expected 'in' after 'i', not '1'",
        "forall in 1..3: a     :: column 11: expected 'in' after 'in', not '1'",
        "forall i in n..3: a   :: column 13: a range has numbers at both ends, such as 1..3",
        "forall i in zz..3: a  :: column 13: there is no variable 'zz'",
        "forall i in 1..3 w[i] :: column 18: expected ':' after '3', not 'w'",
        "(forall i in w: w[i]) & i = 1 :: column 25: there is no variable 'i'",
        "forall i, j in 1..1000: a :: column 16: its body would stand for more than 100000",
        "9223372036854775808 = n :: column 1: the number 9223372036854775808 is too large"
      })
  void malformedConditionIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> ExpressionParser.condition(text, NAMES))
        .isInstanceOf(SyntaxException.class)
        .hasMessage(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "n / b = 1       :: (left.n / b) divides by 0",
        "a & n % (n - 3) :: (left.n % (left.n - 3)) divides by 0",
        "w[n + 1] = 0    :: w[(left.n + 1)]: there is no w[4], only from 1 to 3",
        "9223372036854775807 + n > 0 :: (9223372036854775807 + left.n) does not fit into 64 bits"
      })
  void conditionWithoutValueSaysWhichPartHasNone(String text, String reason) {
    BooleanExpression condition = ExpressionParser.condition(text, NAMES);

    assertThat(condition.isTotal()).isFalse();
    assertThatThrownBy(() -> condition.holds(STATE))
        .isInstanceOf(EvaluationException.class)
        .hasMessage(reason);
  }

  @Test
  void partIsNotAskedWhereAnotherHasDecided() {
    BooleanExpression condition = ExpressionParser.condition("b != 0 & n / b = 1", NAMES);

    assertThat(condition.holds(STATE)).isFalse();
    assertThat(condition.conjuncts()).containsExactly(condition);
    assertThat(ExpressionParser.condition("a & n / 2 = 1", NAMES).conjuncts()).hasSize(2);
  }

  @Test
  void deepNestingIsRefusedInsteadOfOverflowingTheStack() {
    for (String opening : List.of("(", "!", "-")) {
      assertThatThrownBy(() -> ExpressionParser.condition(opening.repeat(10_000) + "n", NAMES))
          .isInstanceOf(SyntaxException.class)
          .hasMessageEndingWith("it is nested more than 200 deep");
    }
    assertThatThrownBy(() -> ExpressionParser.condition("(".repeat(10_000), NAMES))
        .hasMessage("column 202: it is nested more than 200 deep");
    assertThatThrownBy(() -> ExpressionParser.condition("a" + " -> a".repeat(10_000), NAMES))
        .hasMessageEndingWith("it is nested more than 200 deep");
    assertThatThrownBy(() -> ExpressionParser.condition("n" + " * n".repeat(10_000), NAMES))
        .hasMessageEndingWith("more than 1000 operators follow each other");
  }

  @Test
  void longSumsConjunctionsAndNamesAreRead() {
    for (String operator : List.of(" + a", " & a", " | a", " = a", " + 2 * n")) {
      String text = "a" + operator.repeat(10_000);
      assertThat(ExpressionParser.condition(text, NAMES).holds(STATE)).isTrue();
    }
    assertThatThrownBy(() -> ExpressionParser.condition("y".repeat(100_000), NAMES))
        .hasMessageStartingWith("column 1: there is no variable 'yyy");
    for (String piece : List.of("[1]", ":y", "..y")) {
      assertThatThrownBy(() -> ExpressionParser.condition("y" + piece.repeat(50_000), NAMES))
          .isInstanceOf(SyntaxException.class);
    }
  }
}
