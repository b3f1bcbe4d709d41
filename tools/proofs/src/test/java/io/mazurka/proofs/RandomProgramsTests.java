package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.Induction;
import io.mazurka.proofs.induction.InductionResult;
import io.mazurka.proofs.induction.InductionResult.Outcome;
import io.mazurka.proofs.induction.ProgramPath;
import io.mazurka.proofs.lemmas.LemmaSearch;
import io.mazurka.proofs.lemmas.ProcessExchange;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverSession;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** On random programs a search of all states never contradicts what induction says. */
final class RandomProgramsTests {

  private static final int PROGRAMS = 30;
  private static final List<String> GUARDS =
      List.of(
          "x = %d", "y < x + %d", "b | x != %d", "!b & y >= %d", "x %% 2 = %d %% 2", "v[y] = %d");
  private static final List<String> VALUES =
      List.of(
          "(x + %d) %% 4",
          "%d", "if b then y else %d", "(y * 3 + %d) %% 4", "v[x %% 4] / 2 + %d / 2");

  /** Two processes over a few small variables, and a condition that may or may not hold. */
  private static GuardedModel draw(long seed) {
    return draw(seed, false);
  }

  /** The same; commands may also give variables values that are out of their ranges. */
  static GuardedModel draw(long seed, boolean careless) {
    Random random = new Random(seed);
    ProgramBuilder builder = Program.named("random " + seed);
    VariableType four = VariableType.range(0, 3);
    StateVariable x = builder.variable("x", four, random.nextInt(4));
    StateVariable y =
        random.nextBoolean()
            ? builder.variable("y", four)
            : builder.variable("y", four, random.nextInt(4));
    StateVariable b = builder.bool("b", random.nextBoolean());
    List<StateVariable> array = builder.array("v", 0, 3, four, 1).elements();
    List<StateVariable> all =
        List.of(x, y, b, array.get(0), array.get(1), array.get(2), array.get(3));
    VariableNames names = new VariableNames(all, "variable");
    List<StateVariable> targets = List.of(x, y, array.get(1));
    builder.processes(
        "p",
        2,
        process -> {
          for (int command = 0; command < 2; command++) {
            builder.command(
                "c" + command,
                condition(random, names).and(condition(random, names)),
                new Assignment(
                    targets.get(random.nextInt(3)),
                    ExpressionParser.number(
                        careless && random.nextInt(4) == 0 ? "x + y" : text(random, VALUES),
                        names)),
                new Assignment(b, ExpressionParser.number(text(random, GUARDS), names)));
          }
        });
    BooleanExpression bad = condition(random, names).and(condition(random, names));
    return GuardedModel.of(builder.build(), Map.of("good", bad.not())).mayEnd();
  }

  private static BooleanExpression condition(Random random, VariableNames names) {
    return ExpressionParser.condition(text(random, GUARDS), names);
  }

  private static String text(Random random, List<String> patterns) {
    String pattern = patterns.get(random.nextInt(patterns.size()));
    return pattern.replace("%%", "%").replace("%d", String.valueOf(random.nextInt(4)));
  }

  private static SolverSession session() {
    return new SolverSession(SolverKind.Z3.start());
  }

  private static InductionResult induction(GuardedModel model, PathKind paths) {
    BooleanExpression goal = model.requirements().get(0).condition();
    try (Induction induction =
        new Induction(
            new Encoding(model.program()), Claim.of(goal), paths, RandomProgramsTests::session)) {
      return induction.run(6);
    }
  }

  private static void requireAgreement(
      long seed, GuardedModel model, InductionResult found, CheckResult search) {
    boolean violated = search.verdict() == Verdict.VIOLATED;
    if (!found.path().isEmpty()) {
      ProgramPath.of(model.program(), found.path());
    }
    switch (found.outcome()) {
      case PROVED -> assertThat(violated).as("proved %d", seed).isFalse();
      case VIOLATED -> {
        assertThat(violated).as("violated %d", seed).isTrue();
        assertThat(search.counterexample().path().steps()).as("%d", seed).hasSize(found.k());
      }
      case STUCK, HOPELESS -> {
        boolean late = violated && search.counterexample().path().steps().size() < found.k();
        assertThat(late).as("missed %d", seed).isFalse();
      }
      case UNKNOWN -> assertThat(found.reason()).as("%d", seed).isEmpty();
    }
  }

  @Test
  void searchNeverContradictsInduction() {
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    int lemmas = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      GuardedModel model = draw(seed);
      CheckResult search = Check.of(model).with(CheckOptions.unreduced()).run();
      InductionResult plain = induction(model, PathKind.PLAIN);
      outcomes.merge(plain.outcome(), 1, Integer::sum);
      requireAgreement(seed, model, plain, search);
      requireAgreement(seed, model, induction(model, PathKind.SIMPLE), search);
      if (search.verdict() == Verdict.HOLDS && plain.outcome() != Outcome.PROVED) {
        lemmas += hasLemmas(model) ? 1 : 0;
      } else if (search.verdict() == Verdict.VIOLATED) {
        assertThat(hasLemmas(model)).as("lemmas of %d", seed).isFalse();
      }
    }
    assertThat(outcomes.get(Outcome.PROVED)).isGreaterThan(PROGRAMS / 10);
    assertThat(outcomes.get(Outcome.VIOLATED)).isGreaterThan(PROGRAMS / 10);
    assertThat(lemmas).as("with lemmas; %s", outcomes).isPositive();
  }

  private static boolean hasLemmas(GuardedModel model) {
    LemmaSearch search =
        new LemmaSearch(
            new Encoding(model.program()),
            ProcessExchange.ofIndices(model.program()),
            RandomProgramsTests::session,
            () -> false,
            line -> {});
    return search.lemmas(model.requirements().get(0).condition()) != null;
  }
}
