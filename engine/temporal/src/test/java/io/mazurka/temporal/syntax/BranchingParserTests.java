package io.mazurka.temporal.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.RandomFormulas;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BranchingParserTests {

  private static final List<String> NAMES = List.of("p", "\"EF\"", "A[1] > y", "E");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "A[] p;                     AG p",
        "A<>p && E<> q;             AF p && EF q",
        "E[]p;                      EG p",
        "A G p || E F q || A X r;   AG p || EF q || AX r",
        "AG(p -> AF q);             AG(p -> AF q)",
        "p ~> q;                    AG(p -> AF q)",
        "!EF!p;                     AG p",
        "!EG !p;                    AF p",
        "AX EX p;                   AX EX p",
        "AXE && EX E;               AXE && EX E",
        "A[p U q];                  A[p U q]",
        "A(p U q);                  A[p U q]",
        "E [ p || q U r && s ];     E[p || q U r && s]",
        "E[true U p];               EF p",
        "E[p W q];                  E[p U q] || EG p",
        "A[p W q];                  A[p W q]",
        "E[p R q];                  E[q U p && q] || EG q",
        "A[p R q];                  A[q W p && q]",
        "A[p && E[q U r] U s];      A[p && E[q U r] U s]",
        "A[x[1] > 0 U y];           A[(x[1] > 0) U y]",
        "A[1] > 0 && E(p);          (A[1] > 0) && E(p)",
        "A && E;                    A && E",
        "AG \"AG\";                 AG \"AG\"",
        "p <-> q;                   p && q || !p && !q",
      })
  void formulasAreReadLikeThis(String text, String written) {
    AtomTable<String> atoms = new AtomTable<>(atom -> atom);
    BranchingFormula formula = BranchingParser.parse(text, atoms);
    assertThat(BranchingText.of(formula, atoms.texts()::get)).isEqualTo(written);
  }

  @Test
  void textsAreReadAsTheFormulasThatTheyWereWrittenFor() {
    Random random = new Random(18);
    for (int draw = 0; draw < 3000; draw++) {
      BranchingFormula formula = RandomFormulas.branching(random, NAMES.size(), random.nextInt(12));
      String text = BranchingText.of(formula, NAMES::get);
      assertThat(BranchingParser.parse(text, NAMES::indexOf)).as(text).isEqualTo(formula);
    }
  }
}
