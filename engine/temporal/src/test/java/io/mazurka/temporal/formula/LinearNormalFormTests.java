package io.mazurka.temporal.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.LinearParser;
import io.mazurka.temporal.syntax.LinearText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinearNormalFormTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "!(p -> q);                p && !q",
        "!(p U q);                 !p R !q",
        "!(p R X q);               !p U X !q",
        "![]<>p;                   <>[]!p",
        "F F p;                    <>p",
        "G G p;                    []p",
        "F G F p;                  []<>p",
        "G F G p;                  <>[]p",
        "GF X p;                   []<>p",
        "X GF p;                   []<>p",
        "p U <>q;                  <>q",
        "p R []q;                  []q",
        "p U (p U q);              p U q",
        "(p U q) U q;              p U q",
        "<>(p U q);                <>q",
        "(!p) U p;                 <>p",
        "p U p;                    p",
        "true U true;              true",
        "p && true || false;       p",
        "p || !p;                  true",
        "p && X q && !p;           false",
        "[]p && p;                 []p",
        "<>p || p;                 <>p",
        "p && (p || q);            p",
        "p && q && p;              p && q",
        "GF p || GF q;             []<>(p || q)",
        "FG p && FG q;             <>[](p && q)",
        "<>p || <>q;               <>(p || q)",
        "(p U q) || (p U r);       p U (q || r)",
        "X p && X q;               X(p && q)",
        "(X p) U (X q);            X(p U q)",
        "<>(p || <>q);             <>(q || p)",
        "[]<>p && <>p;             []<>p",
        "[](p -> <>p);             true",
        "(p -> q) <-> (p -> q);    true",
      })
  void formulasBecomeSmaller(String text, String normal) {
    AtomTable<String> atoms = new AtomTable<>(name -> name);
    LinearFormula formula = LinearParser.parse(text, atoms);
    assertThat(LinearText.of(LinearNormalForm.of(formula), atoms.texts()::get)).isEqualTo(normal);
  }
}
