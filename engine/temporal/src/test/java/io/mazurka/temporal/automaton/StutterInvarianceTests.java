package io.mazurka.temporal.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.Word;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.LinearParser;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StutterInvarianceTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p U q;                            true",
        "X p;                              false",
        "X GF p;                           true",
        "F X p;                            false",
        "F(p && X !p);                     true",
        "F(p && X p);                      false",
        "[](p -> X p);                     true",
        "[](p -> X !p);                    false",
        "p && X(!p && q) || !p && X p;     false",
        "F(p && X(q && !p));               true",
        "F(p && X q);                      false",
        "[]<>(p && X !p) -> []<>(q && X !q); true",
        "X true;                           true",
      })
  void nextDoesNotAlwaysTell(String text, boolean proved) {
    LinearFormula formula = LinearParser.parse(text, new AtomTable<>(name -> name));
    assertThat(StutterInvariance.isProved(formula)).isEqualTo(proved);
  }

  /**
   * Formulas that are proved to be stutter-invariant have the same value for words that differ only
   * in repetitions.
   */
  @Test
  void repetitionsMakeNoDifferenceToWhatIsProved() {
    RandomRun<FormulaOnWords> run =
        new RandomRun<>(
            StutterInvarianceTests.class,
            seed -> FormulaOnWords.draw(seed, 2, 7, 2),
            StutterInvarianceTests::compare);
    RunReport report = run.inParallel(1, 1500);
    report.requireNoDifference();
    report.requireMoreThan(100, "next, and proved");
    report.requireMoreThan(100, "next, and told by a word");
  }

  private static void compare(FormulaOnWords plan, Trial trial) {
    LinearFormula formula = plan.formula();
    boolean proved = StutterInvariance.isProved(formula);
    boolean told = false;
    Random random = new Random(trial.seed());
    for (Word word : plan.words()) {
      Word longer = repeated(word, random);
      boolean same = word.satisfies(formula) == longer.satisfies(formula);
      told |= !same;
      if (proved) {
        trial.require("repeated " + longer, true, same);
      }
    }
    trial.count("next, and proved", formula.usesNext() && proved);
    trial.count("next, and told by a word", formula.usesNext() && told);
    trial.count("not proved, though no word tells", !proved && !told);
  }

  private static Word repeated(Word word, Random random) {
    List<Long> labels = new ArrayList<>();
    int start = 0;
    for (int position = 0; position < word.labels().size(); position++) {
      start = position == word.cycleStart() ? labels.size() : start;
      for (int times = random.nextInt(3); times >= 0; times--) {
        labels.add(word.labels().get(position));
      }
    }
    return new Word(labels, start);
  }
}
