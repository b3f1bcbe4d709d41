package io.mazurka.temporal.automaton;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.RandomFormulas;
import io.mazurka.temporal.formula.Word;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A formula and words for which it may hold. */
record FormulaOnWords(LinearFormula formula, List<Word> words) implements Plan<FormulaOnWords> {

  static FormulaOnWords draw(long seed, int mostAtoms, int mostOperators, int mostParts) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int atoms = 1 + random.nextInt(mostAtoms);
    LinearFormula formula =
        random.nextBoolean()
            ? RandomFormulas.linear(random, atoms, random.nextInt(mostOperators + 1))
            : RandomFormulas.usual(random, atoms, 1 + random.nextInt(mostParts));
    return new FormulaOnWords(
        formula, IntStream.range(0, 20).mapToObj(each -> Word.draw(random, atoms, 6)).toList());
  }

  /** A formula that SPIN knows, too, and no words. */
  static FormulaOnWords drawWithoutNext(long seed, int atoms, int mostOperators) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    LinearFormula formula;
    do {
      int operators = random.nextInt(mostOperators + 1);
      formula =
          random.nextBoolean()
              ? RandomFormulas.linear(random, atoms, operators)
              : RandomFormulas.usual(random, atoms, 1 + operators / 4);
    } while (formula.usesNext());
    return new FormulaOnWords(formula, List.of());
  }

  @Override
  public Stream<FormulaOnWords> smaller() {
    return Stream.of(
            Cuts.of(words, 1).map(fewer -> new FormulaOnWords(formula, fewer)),
            RandomFormulas.smaller(formula).map(less -> new FormulaOnWords(less, words)),
            Cuts.inside(words, Word::smaller).map(less -> new FormulaOnWords(formula, less)))
        .flatMap(each -> each);
  }
}
