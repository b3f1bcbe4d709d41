package io.mazurka.temporal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearNormalForm;
import io.mazurka.temporal.formula.Word;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TranslationTests {

  private static RandomRun<FormulaOnWords> run(int operators, int parts) {
    return new RandomRun<>(
        TranslationTests.class,
        seed -> FormulaOnWords.draw(seed, 3, operators, parts),
        TranslationTests::compare);
  }

  /** Compares {@code draws} formulas of some size, each with its negation, on random words. */
  private static void compare(int operators, int parts, int draws) {
    RunReport report = run(operators, parts).inParallel(1, draws);
    report.requireNoDifference();
    report.requireMoreThan(5 * draws, "holds");
    report.requireMoreThan(5 * draws, "fails");
    report.requireMoreThan(draws / 100, "several acceptance sets");
    report.requireMoreThan(draws / 10, "states that could go");
  }

  /** Exactly one of a formula's automaton and its negation's accepts each word. */
  private static void compare(FormulaOnWords plan, Trial trial) {
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
    trial.require("no word in both", true, Languages.areDisjoint(small, opposite));
    trial.count("states that could go", plain.states() - small.states());
    trial.count("several acceptance sets", small.acceptanceSets() > 1);
  }

  @Test
  void automataAcceptJustTheWordsForWhichTheFormulaHolds() {
    compare(10, 3, 1_000);
  }

  @Test
  void automataOfLargeFormulasAcceptJustTheRightWords() {
    compare(18, 5, 100);
  }

  /** Trap T6: there is no until to wait for, yet a run must be infinite. */
  @Test
  void withoutUntilEveryInfiniteRunAcceptsButNoneThatEnds() {
    Automaton automaton = Translation.of(LinearFormula.always(new Atom(0)));
    assertThat(automaton.acceptanceSets()).isZero();
    assertThat(Acceptance.of(automaton, new Word(List.of(1L), 0))).isTrue();
    assertThat(Acceptance.of(automaton, new Word(List.of(1L, 1L, 0L), 0))).isFalse();
    Automaton nothing = Translation.of(new Constant(false));
    assertThat(nothing.acceptanceSets()).isZero();
    assertThat(nothing.edges()).isZero();
    assertThat(Acceptance.of(nothing, new Word(List.of(0L), 0))).isFalse();
  }

  @Test
  void whatCannotBeTrueHasAnAutomatonWithoutEdges() {
    LinearFormula atom = new Atom(0);
    LinearFormula later = LinearFormula.eventually(new Not(atom));
    Automaton automaton = Translation.of(new And(LinearFormula.always(atom), later));
    assertThat(automaton.states()).isOne();
    assertThat(automaton.edges()).isZero();
  }

  /** The condition that each of the atoms holds again and again. */
  private static LinearFormula fair(int atoms) {
    return IntStream.range(0, atoms)
        .<LinearFormula>mapToObj(
            atom -> LinearFormula.always(LinearFormula.eventually(new Atom(atom))))
        .reduce(And::new)
        .orElseThrow();
  }

  @Test
  void whatComesAgainAndAgainNeedsOneState() {
    Automaton automaton = Translation.of(fair(10));
    assertThat(automaton.states()).isOne();
    assertThat(automaton.edges()).isEqualTo(1 << 10);
    assertThat(automaton.acceptanceSets()).isEqualTo(10);
  }

  @Test
  void formulasWithTooLargeAutomataAreRefused() {
    assertThatThrownBy(() -> Translation.of(fair(20)))
        .isInstanceOf(FormulaTooLargeException.class)
        .hasMessage(
            "the formula is too large: its automaton has a state with more than 8192 edges;"
                + " split it into several properties");
    LinearFormula steps =
        IntStream.range(0, 10)
            .<LinearFormula>mapToObj(
                atom ->
                    LinearFormula.eventually(
                        new And(new Atom(atom), new LinearFormula.Next(new Atom(atom + 10)))))
            .reduce(And::new)
            .orElseThrow();
    assertThatThrownBy(() -> Translation.of(steps))
        .hasMessage(
            "the formula is too large: its automaton has more than 8192 states or 65536 edges;"
                + " split it into several properties");
  }
}
