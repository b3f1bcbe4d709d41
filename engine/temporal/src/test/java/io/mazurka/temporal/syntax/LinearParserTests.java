package io.mazurka.temporal.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.RandomFormulas;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinearParserTests {

  private static final List<String> NAMES =
      List.of("p", "\"is F\"", "x + 1 > y", "critical[1] = 1");

  /** Takes everything for an atom; words that reach far are those of expressions. */
  private static AtomTable<String> anything() {
    return new AtomTable<>(text -> text);
  }

  private static final class Quantifying implements Atoms {

    private final AtomTable<String> table = anything();

    @Override
    public int number(String text) {
      return table.number(text);
    }

    @Override
    public boolean reachesFar(String word) {
      return word.equals("forall");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "[](p -> <>q);           []((p) -> (<>(q)))",
        "G F p;                  []<>p",
        "GF p && FG q;           []<>p && <>[]q",
        "p ~> q;                 [](p -> <>q)",
        "p || q ~> r -> s;       ([](p || q -> <>r)) -> s",
        "p <-> q <-> r;          (p <-> q) <-> r",
        "p -> q -> r;            p -> (q -> r)",
        "p || q && r;            p || (q && r)",
        "p && q U r && s;        p && (q U r) && s",
        "p U q U r;              (p U q) U r",
        "p && q -> p W q;        p && q -> q R (p || q)",
        "! p U q;                (!p) U q",
        "X p U F q;              (X p) U (F q)",
        "!X!p;                   !(X(!p))",
        "~p & q | r;             !p && q || r",
        "((p));                  p",
        "true U false;           (true) U (false)",
        "[]<>p->[]<>q;           ([]<>p) -> ([]<>q)",
        "p<->q;                  p <-> q",
      })
  void operatorsBindLikeThis(String text, String meaning) {
    assertThat(LinearParser.parse(text, anything()))
        .isEqualTo(LinearParser.parse(meaning, anything()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p;                                 p",
        "[]x + 1 > y;                       x + 1 > y",
        "(x + 1) > y;                       (x + 1) > y",
        "((x + 1) > y);                     (x + 1) > y",
        "[]((x + 1) * 2 > y && q);          (x + 1) * 2 > y | q",
        "tokens(p) <= 2 U tokens(q)=1;      tokens(p) <= 2 | tokens(q)=1",
        "<> critical[1] = 1;                critical[1] = 1",
        "[]!critical[ x && y ];             critical[ x && y ]",
        "x<-1 -> x>-1;                      x<-1 | x>-1",
        "a != b;                            a != b",
        "a = !b;                            a = !b",
        "-x < 3 && 0 <= y < 4;              -x < 3 | 0 <= y < 4",
        "\"X\" U 'U && W';                  \"X\" | 'U && W'",
        "Xp && Fx && GU;                    Xp | Fx | GU",
        "leader-X U node.U && r#U;          leader-X | node.U | r#U",
        "true = x;                          true = x",
        "x - 1 > y && x-1 > y;              x - 1 > y | x-1 > y",
        "x[X] = f(G);                       x[X] = f(G)",
        "p U (q);                           p | q",
        "été;                               été",
        "b && forall i in 1..3: p -> q[i];  b | forall i in 1..3: p -> q[i]",
        "[](forall i in 1..3: p -> q) -> r; forall i in 1..3: p -> q | r",
        "(count i: a && b) <= 1 && c;       (count i: a && b) <= 1 | c",
        "p && q && p;                       p | q",
      })
  void atomsAreWhatIsBetweenOperators(String text, String atoms) {
    Quantifying found = new Quantifying();
    LinearParser.parse(text, found);
    assertThat(String.join(" | ", found.table.texts())).isEqualTo(atoms);
  }

  @Test
  void whatAnAtomStandsForDecidesItsNumber() {
    AtomTable<String> atoms = new AtomTable<>(text -> AtomTable.name(text));
    LinearFormula formula = LinearParser.parse("'p' && q && \"p\" && p", atoms);
    assertThat(atoms.meanings()).containsExactly("p", "q");
    assertThat(LinearText.of(formula, number -> atoms.texts().get(number)))
        .isEqualTo("'p' && q && 'p' && 'p'");
  }

  @Test
  void atomsThatDifferInBlanksAloneAreEqual() {
    AtomTable<String> atoms = anything();
    LinearParser.parse("x  > 1 && x > 1", atoms);
    assertThat(atoms.texts()).containsExactly("x  > 1");
  }

  @Test
  void textsAreReadAsTheFormulasThatTheyWereWrittenFor() {
    Random random = new Random(17);
    for (int draw = 0; draw < 3000; draw++) {
      LinearFormula formula = RandomFormulas.linear(random, NAMES.size(), random.nextInt(12));
      String text = LinearText.of(formula, NAMES::get);
      assertThat(LinearParser.parse(text, NAMES::indexOf)).as(text).isEqualTo(formula);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "[](a -> <>b);      [](a -> <>b)",
        "a ~> b;            [](a -> <>b)",
        "(a W b) W c;       a W b W c",
        "a U (b R c);       a U (b R c)",
        "X X !(a && b);     X X !(a && b)",
        "(a || b) && c;     (a || b) && c",
        "x > 1 || y[2] = 3; (x > 1) || (y[2] = 3)",
        "!a || b;           a -> b",
        "GF a -> FG b;      []<>a -> <>[]b",
        "(a -> b) -> c;     (a -> b) -> c",
        "true U a;          <>a",
      })
  void textsHaveFewParentheses(String text, String written) {
    AtomTable<String> atoms = anything();
    LinearFormula formula = LinearParser.parse(text, atoms);
    assertThat(LinearText.of(formula, atoms.texts()::get)).isEqualTo(written);
  }
}
