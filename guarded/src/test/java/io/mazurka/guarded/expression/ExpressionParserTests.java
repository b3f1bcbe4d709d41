package io.mazurka.guarded.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions mean what they say, and what is wrong with a malformed one is told. */
final class ExpressionParserTests {

  private static final VariableNames NAMES =
      new VariableNames(
          List.of(
              new StateVariable("a", 0, 2),
              new StateVariable("b", 1, 2),
              new StateVariable("left.n", 2, 5),
              new StateVariable("cell1.x", 3, 2),
              new StateVariable("cell2.x", 4, 2)));

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "a                  :: true",
        "b                  :: false",
        "!b                 :: true",
        "~a                 :: false",
        "a & b              :: false",
        "a | b              :: true",
        "!(a & b)           :: true",
        "!a & b             :: false",
        "a ^ b              :: true",
        "b -> a             :: true",
        "a -> b             :: false",
        "a -> b -> b        :: true",
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
        "1                  :: true"
      })
  void conditionHasItsValue(String text, boolean expected) {
    assertThat(ExpressionParser.parse(text, NAMES).holds(new int[] {1, 0, 3, 0, 1}))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "a &     :: expected a name, a number or '(' after '&', not the end",
        "(a      :: expected ')' after 'a', not the end",
        "a b     :: expected the end after 'a', not 'b'",
        "a $ b   :: expected the end after 'a', not '$'",
        "zz      :: there is no signal or variable 'zz'",
        "x       :: 'x' may be cell1.x, cell2.x; say which",
        "99999999999 :: the number 99999999999 is too large"
      })
  void malformedConditionIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> ExpressionParser.parse(text, NAMES))
        .isInstanceOf(ExpressionSyntaxException.class)
        .hasMessage(reason);
  }
}
