package io.mazurka.temporal.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearNormalForm;
import io.mazurka.temporal.formula.Word;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TranslationTests {

  static final RandomRun<FormulaOnWords> WORDS =
      new RandomRun<>(
          TranslationTests.class,
          seed -> FormulaOnWords.draw(seed, 3, 8),
          TranslationTests::compare);

  /** Exactly one of a formula's automaton and its negation's accepts each word. */
  static void compare(FormulaOnWords plan, Trial trial) {
    LinearFormula formula = plan.formula();
    LinearFormula normal = LinearNormalForm.of(formula);
    Automaton plain = Tableau.of(normal);
    Automaton small = Translation.of(formula);
    Automaton opposite = Translation.of(new Not(formula));
    for (Word word : plan.words()) {
      boolean holds = word.satisfies(formula);
      trial.require("normal form", holds, word.satisfies(normal));
      trial.require("tableau", holds, Acceptance.of(plain, word));
      trial.require("automaton", holds, Acceptance.of(small, word));
      trial.require("automaton of the negation", !holds, Acceptance.of(opposite, word));
      trial.count(holds ? "holds" : "fails");
    }
    trial.count("states before", plain.states());
    trial.count("states", small.states());
    trial.count("edges before", plain.edges());
    trial.count("edges", small.edges());
    trial.count("several acceptance sets", small.acceptanceSets() > 1);
  }

  @Test
  void automataAcceptJustTheWordsForWhichTheFormulaHolds() {
    RunReport report = WORDS.inParallel(1, 4000);
    report.requireNoDifference();
    report.requireMoreThan(20_000, "holds");
    report.requireMoreThan(20_000, "fails");
    report.requireMoreThan(50, "several acceptance sets");
  }

  @Test
  void withoutUntilEveryInfiniteRunAcceptsButNoneThatEnds() {
    Automaton automaton = Translation.of(LinearFormula.always(new Atom(0)));
    assertThat(automaton.acceptanceSets()).isZero();
    assertThat(Acceptance.of(automaton, new Word(List.of(1L), 0))).isTrue();
    assertThat(Acceptance.of(automaton, new Word(List.of(1L, 1L, 0L), 0))).isFalse();
    Automaton nothing = Translation.of(new Constant(false));
    assertThat(nothing.acceptanceSets()).isZero();
    assertThat(Acceptance.of(nothing, new Word(List.of(0L), 0))).isFalse();
  }
}
