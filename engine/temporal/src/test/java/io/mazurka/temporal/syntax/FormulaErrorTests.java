package io.mazurka.temporal.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.temporal.formula.LinearFormula;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormulaErrorTests {

  private static final List<String> KNOWN = List.of("p", "q", "r", "x = 3", "x ^ y");

  private static final Atoms ATOMS =
      text -> {
        if (!KNOWN.contains(text)) {
          throw new UnknownAtomException(1, "there is no '%s'".formatted(text));
        }
        return KNOWN.indexOf(text);
      };

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "`` # column 1: expected an atom, '(' or an operator before one, not the end",
        "[] # column 3: expected an atom, '(' or an operator before one after '[]', not the end",
        "p &&|| q # column 5: expected an atom, '(' or an operator before one after '&&', not '||'",
        "(p && q # column 1: '(' is not closed; close it with ')'",
        "(p && q] # column 1: '(' is not closed; close it with ')'",
        "x[1 # column 2: '[' is not closed; close it with ']'",
        "p && \"q # column 6: the quote is not closed; close it with \"",
        "p) # column 2: expected '&&', '||', '->' or another connective after 'p', not ')'",
        "(p []q) # column 4: expected '&&', '||', '->' or another connective after 'p', not '[]'",
        "(p) <>q # column 5: expected '&&', '||', '->' or another connective after ')', not '<>'",
        "p X q # column 3: expected '&&', '||', '->' or another connective after 'p', not 'X'; "
            + "a name that is an operator goes into quotes",
        "U > 1 # column 1: expected an atom, '(' or an operator before one, not 'U'; "
            + "a name that is an operator goes into quotes",
        "x + U > 1 # column 1: there is no 'x +'; 'U' is an operator, "
            + "a name that is an operator goes into quotes",
        "p && [] u # column 9: there is no 'u'",
        "p ~> q ~> r # column 8: 'a ~> b ~> c' can be read in two ways; use parentheses",
        "[]!x = 3 # column 4: '!x = 3' can be read in two ways; write !(x = 3) if that is meant",
        "p && x ^ y # column 6: '^' beside '&&' can be read in two ways; use parentheses",
        "x ^ y & p # column 1: '^' beside '&&' can be read in two ways; use parentheses",
      })
  void errorsOfLinearFormulas(String text, String message) {
    assertThatThrownBy(() -> LinearParser.parse(text, ATOMS))
        .isInstanceOf(FormulaSyntaxException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "p U q # column 3: 'U' does not say on which paths; write A[p U q] or E[p U q]",
        "AG(p W q) # column 6: 'W' does not say on which paths; write A[p W q] or E[p W q]",
        "A[p U q U r] # column 9: 'U' does not say on which paths; write A[p U q] or E[p U q]",
        "[]p # column 1: '[]' does not say on which paths; write A[] or E[]",
        "AG X p # column 4: 'X' does not say on which paths; write AX or EX; "
            + "a name that is an operator goes into quotes",
        "A[p U q # column 8: ']' is missing here",
        "A[p U ] # column 7: expected an atom, '(' or an operator before one after 'U', not ']'",
        "A[p) # column 2: '[' is not closed; close it with ']'",
        "A[p <> q U r] # column 5: expected '&&', '||', '->' or another connective after 'p', "
            + "not '<>'",
        "EF # column 3: expected an atom, '(' or an operator before one after 'EF', not the end",
        "AF A # column 4: there is no 'A'",
      })
  void errorsOfBranchingFormulas(String text, String message) {
    assertThatThrownBy(() -> BranchingParser.parse(text, ATOMS))
        .isInstanceOf(FormulaSyntaxException.class)
        .hasMessage(message);
  }

  @Test
  void theColumnInsideAnAtomIsThatOfTheFormula() {
    Atoms atoms =
        text -> {
          throw new UnknownAtomException(5, "expected a number");
        };
    assertThatThrownBy(() -> LinearParser.parse("[] x + *", atoms))
        .isInstanceOfSatisfying(
            FormulaSyntaxException.class, error -> assertThat(error.column()).isEqualTo(8))
        .hasMessage("column 8: expected a number");
  }

  @Test
  void sixtyFourAtomsAreTheMost() {
    AtomTable<String> atoms = new AtomTable<>(text -> text);
    LinearFormula formula = LinearParser.parse(conjunction(64), atoms);
    assertThat(formula.size()).isEqualTo(127);
    assertThatThrownBy(() -> LinearParser.parse(conjunction(65), new AtomTable<>(text -> text)))
        .hasMessage(
            "column 311: a formula has at most 64 different atoms, and this is one more;"
                + " split the formula");
  }

  private static String conjunction(int atoms) {
    return IntStream.range(0, atoms).mapToObj(each -> "p" + each).collect(Collectors.joining("&&"));
  }

  @Test
  void whatIsTooDeepIsRefused() {
    String message = ": more than 200 operators or brackets in one another; leave some out";
    assertThat(LinearParser.parse("(".repeat(200) + "p" + ")".repeat(200), ATOMS).size()).isOne();
    assertThatThrownBy(() -> LinearParser.parse("(".repeat(201) + "p" + ")".repeat(201), ATOMS))
        .hasMessage("column 201" + message);
    assertThatThrownBy(() -> LinearParser.parse("!".repeat(201) + "p", ATOMS))
        .hasMessage("column 202" + message);
    assertThatThrownBy(() -> LinearParser.parse("p -> ".repeat(201) + "p", ATOMS))
        .hasMessage("column 1006" + message);
    assertThatThrownBy(() -> BranchingParser.parse("E[p U ".repeat(201), ATOMS))
        .hasMessage("column 1202" + message);
  }

  @Test
  void whatIsTooLongIsRefused() {
    assertThat(LinearParser.parse("p&&".repeat(999) + "p", ATOMS).size()).isEqualTo(1999);
    assertThatThrownBy(() -> LinearParser.parse("p&&".repeat(1000) + "p", ATOMS))
        .hasMessage("column 3001: more than 1000 operands; split the formula");
  }

  @Test
  void equivalencesThatGrowTooLargeAreRefused() {
    assertThatThrownBy(() -> LinearParser.parse("p" + " <-> q".repeat(64), ATOMS))
        .hasMessageEndingWith(
            "the formula is too large, as both sides of each '<->' count twice; use fewer of them");
  }

  @Test
  void whateverIsWrittenIsReadOrRefusedWithAPlace() {
    List<String> pieces =
        List.of(
            "p",
            "q",
            " ",
            "(",
            ")",
            "[",
            "]",
            "[]",
            "<>",
            "<",
            ">",
            "-",
            "->",
            "<->",
            "~>",
            "~",
            "!",
            "&",
            "&&",
            "|",
            "||",
            "U",
            "W",
            "R",
            "X",
            "F",
            "G",
            "A",
            "E",
            "AG",
            "EX",
            "\"",
            "'",
            "=",
            "true",
            "{",
            "}",
            "^",
            ".",
            "\t",
            "\uD83D\uDE00",
            "\uD83D",
            "#",
            ":");
    Random random = new Random(19);
    Atoms atoms = text -> text.length() % 64;
    int read = 0;
    for (int draw = 0; draw < 20_000; draw++) {
      String text =
          random
              .ints(random.nextInt(12), 0, pieces.size())
              .mapToObj(pieces::get)
              .collect(Collectors.joining());
      try {
        LinearParser.parse(text, atoms);
        BranchingParser.parse(text, atoms);
        read++;
      } catch (FormulaSyntaxException e) {
        assertThat(e.column()).as(text).isBetween(1, text.length() + 1);
      }
    }
    assertThat(read).isBetween(1000, 10_000);
  }
}
