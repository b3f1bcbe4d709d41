package io.mazurka.temporal.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.temporal.branching.BranchingCheck;
import io.mazurka.temporal.branching.BranchingResult;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearNormalForm;
import io.mazurka.temporal.formula.RandomFormulas;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.formula.StarReading;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.Headway;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StarParserTests {

  private static final List<String> NAMES =
      List.of("p", "q", "r", "\"EF\"", "A[1] > y", "E", "A(p)");

  private static int atom(String text) {
    int number = NAMES.indexOf(text);
    if (number < 0) {
      throw new UnknownAtomException(1, "no atom " + text);
    }
    return number;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          AG p;                       AG p
          A G p;                      AG p
          A(G p);                     AG p
          A[[] p];                    AG p
          A[] (p -> <> q);            A(G (p -> F q))
          A G F p;                    A(GF p)
          A GF p;                     A(G F p)
          E(p);                       p
          A(p);                       A(p)
          A((p));                     p
          A(q);                       q
          A[1] > y && E;              (A[1] > y) && (E)
          E(F G p && G q);            E((F (G p)) && (G q))
          A(p U q U r);               A((p U q) U r)
          A(G p && q U r);            A((G p) && (q U r))
          A((p || q U r));            A(p || (q U r))
          A[p || q U r];              A((p || q) U r)
          A[G p && q U r];            A(((G p) && q) U r)
          A[q U r U p && q];          A((q U r) U (p && q))
          AF (p ~> q);                AF AG (p -> AF q)
          A(F (p ~> q));              A(F G (p -> F q))
          E[(p ~> q) U (q ~> r)];     E[AG(p -> AF q) U AG(q -> AF r)]
          A(p ~> q);                  A(G (p -> F q))
          p ~> q;                     AG (p -> AF q)
          AX F p;                     AX (A(F p))
          EX X p;                     EX E(X p)
          EX G F p;                   EX E(G F p)
          A[A(G F p) U E[p U q]];     A[(A(G F p)) U (E[p U q])]
          AG(p -> A F G q);           AG(p -> A(F G q))
          !E(X p) <-> A(X !p);        !E(X p) <-> A(X !p)
          """)
  void formulasAreReadLikeThis(String text, String same) {
    assertThat(written(text)).isEqualTo(written(same));
  }

  private static String written(String text) {
    BranchingFormula formula = StarReading.branching(StarParser.parse(text, StarParserTests::atom));
    return BranchingText.of(formula, NAMES::get);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          G p;                 column 1: 'G' does not say on which paths; write A G or E G
          p && <> q;           column 6: '<>' does not say on which paths
          p U q;               column 3: 'U' does not say on which paths
          A(G p) U q;          column 8: 'U' does not say on which paths
          A(G x);              column 5: no atom x
          A[1] > x;            column 1: no atom A[1] > x
          A(G p;               is not closed
          A();                 expected an atom
          A(p && q U r);       a connective beside U, W or R can be read in two ways
          E(p U q || r);       a connective beside U, W or R can be read in two ways
          A G F (p ~> q);      can be read in two ways here; write [](a -> <> b) or AG (a -> AF b)
          A[G p U (p ~> q)];   can be read in two ways here
          A((p ~> q) U r);     can be read in two ways here
          """)
  void whatIsNoFormulaIsRefused(String text, String reason) {
    assertThatThrownBy(() -> StarParser.parse(text, StarParserTests::atom))
        .isInstanceOf(FormulaSyntaxException.class)
        .hasMessageContaining(reason);
  }

  @Test
  @Timeout(10)
  void formulasWithinOneAnotherDoNotExplode() {
    String released = "E[p R (q || ".repeat(90) + "r" + ")]".repeat(90);
    String waiting = "A[p W (q && ".repeat(90) + "r" + ")]".repeat(90);
    String path = "E(" + "p W (q || ".repeat(8) + "r" + ")".repeat(9);
    for (String text : List.of(released, path)) {
      StarFormula formula = StarParser.parse(text, StarParserTests::atom);
      assertThat(StarReading.branching(formula).size()).isLessThan(100_000);
    }
    for (String text : List.of(waiting, path.replace("W (q ||", "W (q || p W (r &&"))) {
      assertThatThrownBy(() -> StarParser.parse(text, StarParserTests::atom))
          .isInstanceOf(FormulaSyntaxException.class);
    }
  }

  @Test
  void whateverIsWrittenIsReadOrRefusedWithAPlace() {
    List<String> pieces =
        List.of(
            "p",
            "q",
            "A",
            "E",
            "A(",
            "E(",
            "A[",
            "E[",
            "(",
            ")",
            "[",
            "]",
            "[]",
            "<>",
            "AG ",
            "EX ",
            "A(p)",
            "G ",
            "F ",
            "X ",
            "GF ",
            " U ",
            " W ",
            " R ",
            " ~> ",
            " && ",
            " -> ",
            "!",
            " ",
            "\"EF\"",
            "'",
            "A[1] > y");
    Random random = new Random(25);
    int read = 0;
    for (int draw = 0; draw < 30_000; draw++) {
      String text =
          IntStream.range(0, 1 + random.nextInt(9))
              .mapToObj(each -> pieces.get(random.nextInt(pieces.size())))
              .collect(Collectors.joining());
      try {
        StarReading.linear(StarParser.parse(text, StarParserTests::atom));
        read++;
      } catch (FormulaSyntaxException e) {
        assertThat(e.column()).as(text).isBetween(1, text.length() + 1);
      }
      requireSame(text);
    }
    assertThat(read).isGreaterThan(500);
  }

  /** What is a formula of branching time means the same, or is refused because it is unclear. */
  private static void requireSame(String text) {
    BranchingFormula expected;
    try {
      expected = BranchingParser.parse(text, StarParserTests::atom);
    } catch (FormulaSyntaxException e) {
      return;
    }
    try {
      BranchingFormula read = StarReading.branching(StarParser.parse(text, StarParserTests::atom));
      for (int seed = 0; seed < 5; seed++) {
        GraphPlan graph = GraphPlan.draw(new Random(seed), 5, 3, 2).withUnexpanded(List.of());
        assertThat(outcome(graph, read)).as(text).isEqualTo(outcome(graph, expected));
      }
    } catch (FormulaSyntaxException e) {
      assertThat(e).as(text).hasMessageContaining("two ways");
    }
  }

  private static BranchingResult.Outcome outcome(GraphPlan graph, BranchingFormula formula) {
    return BranchingCheck.of(graph.graph(), graph.labelArray(), formula, Headway.UNLIMITED)
        .outcome();
  }

  @Test
  void formulasOfBranchingTimeMeanTheSame() {
    Random random = new Random(21);
    for (int draw = 0; draw < 3000; draw++) {
      BranchingFormula formula = RandomFormulas.branching(random, NAMES.size(), random.nextInt(12));
      String text = BranchingText.of(formula, NAMES::get);
      BranchingFormula read = StarReading.branching(StarParser.parse(text, StarParserTests::atom));
      assertThat(read.isPlain()).as(text).isTrue();
    }
  }

  @Test
  void formulasOfLinearTimeOnAllPathsMeanTheSame() {
    Random random = new Random(22);
    for (int draw = 0; draw < 3000; draw++) {
      LinearFormula formula = RandomFormulas.linear(random, NAMES.size(), random.nextInt(12));
      String text = "A((%s))".formatted(LinearText.of(formula, NAMES::get));
      assertThat(
              StarReading.linear(StarParser.parse(text, StarParserTests::atom))
                  .map(LinearNormalForm::of))
          .as(text)
          .contains(LinearNormalForm.of(formula));
    }
  }

  @Test
  void quantifiedPathsAreWrittenAsTheyAreRead() {
    Random random = new Random(23);
    for (int draw = 0; draw < 3000; draw++) {
      BranchingFormula formula =
          StarReading.branching(RandomFormulas.star(random, 3, random.nextInt(9), true));
      String text = BranchingText.of(formula, NAMES::get);
      assertThat(StarParser.parse(text, StarParserTests::atom).isAboutState()).as(text).isTrue();
    }
  }
}
