package io.mazurka.temporal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Our translation beside that of SPIN, where that is installed. */
final class SpinTranslationTests {

  @BeforeEach
  void needsSpin() {
    assumeTrue(SpinClaim.isInstalled(), "SPIN is not installed");
  }

  private static void compare(int operators, int draws) {
    RandomRun<FormulaOnWords> run =
        new RandomRun<>(
            SpinTranslationTests.class,
            seed -> FormulaOnWords.drawWithoutNext(seed, 3, operators),
            SpinTranslationTests::compare);
    RunReport report = run.inParallel(1, draws);
    report.requireNoDifference();
    report.requireMoreThan(draws / 2, "states that SPIN needs more");
    report.require(
        () -> assertThat(report.count("SPIN takes too long")).isLessThan(1 + report.draws() / 20));
  }

  private static void compare(FormulaOnWords plan, Trial trial) throws Exception {
    LinearFormula formula = plan.formula();
    LinearFormula negation = new Not(formula);
    Optional<Automaton> claim = SpinClaim.of(formula, 3);
    Optional<Automaton> opposite = SpinClaim.of(negation, 3);
    trial.count("SPIN takes too long", claim.isEmpty() || opposite.isEmpty());
    if (claim.isPresent() && opposite.isPresent()) {
      Automaton ours = Translation.of(formula);
      trial.require("no word in ours alone", true, Languages.areDisjoint(ours, opposite.get()));
      trial.require(
          "no word in SPIN's alone",
          true,
          Languages.areDisjoint(claim.get(), Translation.of(negation)));
      trial.count("states that SPIN needs more", claim.get().states() - ours.states());
    }
  }

  @Test
  void automataAcceptTheSameWordsAsThoseOfSpin() {
    compare(6, 60);
  }

  @Test
  void automataOfLargerFormulasAcceptTheSameWordsAsThoseOfSpin() {
    compare(9, 20);
  }

  @Test
  void usualFormulasNeedNoMoreStatesThanWithSpin() throws Exception {
    int ours = 0;
    int spins = 0;
    for (LinearFormula formula : UsualFormulas.all()) {
      Automaton small = Translation.of(formula);
      Optional<Automaton> claim = SpinClaim.of(formula, UsualFormulas.ATOMS.size());
      if (claim.isPresent()) {
        assertThat(small.states()).as("%s", formula).isLessThanOrEqualTo(claim.get().states());
        ours += small.states();
        spins += claim.get().states();
      }
    }
    assertThat(3 * ours).isLessThan(2 * spins);
  }
}
