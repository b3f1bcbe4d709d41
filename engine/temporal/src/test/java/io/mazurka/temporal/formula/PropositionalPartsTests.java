package io.mazurka.temporal.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.BranchingParser;
import io.mazurka.temporal.syntax.BranchingText;
import io.mazurka.temporal.syntax.LinearParser;
import io.mazurka.temporal.syntax.LinearText;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PropositionalPartsTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p && q;                       p && q",
        "[](p && !q);                  p && !q",
        "[](p -> <>(q || r));          !p, q || r",
        "p && <>q && r && s;           p && r && s, q",
        "p || (q || <>p) || r;         p || q || r, p",
        "p U q;                        p, q",
        "p U p;                        p",
        "X(p && X(q && !r));           p, q && !r",
        "<>true;                       ``",
        "[](p && (q || <>(r && p)));   p, q, r && p",
      })
  void partsOfLinearFormulas(String text, String parts) {
    AtomTable<String> atoms = new AtomTable<>(name -> name);
    LinearFormula formula = LinearParser.parse(text, atoms);
    assertThat(
            PropositionalParts.of(formula).stream()
                .map(part -> LinearText.of((LinearFormula) part, atoms.texts()::get))
                .collect(Collectors.joining(", ")))
        .isEqualTo(parts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "AG(p && q && EF r);  p && q, r",
        "A[p U q || r];       !(q || r), !p && !(q || r)",
        "EX(p || !q);         p || !q",
      })
  void partsOfBranchingFormulas(String text, String parts) {
    AtomTable<String> atoms = new AtomTable<>(name -> name);
    BranchingFormula formula = BranchingParser.parse(text, atoms);
    assertThat(
            PropositionalParts.of(formula).stream()
                .map(part -> BranchingText.of((BranchingFormula) part, atoms.texts()::get))
                .collect(Collectors.joining(", ")))
        .isEqualTo(parts);
  }

  @Test
  void partsHoldInStates() {
    List<String> names = List.of("p", "q", "r");
    String text = "p && !q || r && true || false";
    LinearFormula linear = LinearParser.parse(text, names::indexOf);
    BranchingFormula branching = BranchingParser.parse(text, names::indexOf);
    for (long label = 0; label < 8; label++) {
      boolean holds = (label & 3) == 1 || (label & 4) != 0;
      assertThat(PropositionalParts.holds(linear, label)).isEqualTo(holds);
      assertThat(PropositionalParts.holds(branching, label)).isEqualTo(holds);
    }
  }
}
