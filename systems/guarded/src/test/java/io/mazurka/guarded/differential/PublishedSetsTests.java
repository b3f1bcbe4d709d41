package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.differential.SearchFindings;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ample sets as Zheng and Zhang print them keep every verdict and every terminal state. */
@Tag("slow")
final class PublishedSetsTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = 120;

  @Test
  void randomCircuitsKeepVerdictsAndTerminalStates() {
    requireNothingIsLost(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  @Test
  void randomProgramsKeepVerdictsAndTerminalStates() {
    requireNothingIsLost(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  private <P extends Plan<P>> void requireNothingIsLost(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(
                getClass(), generator, (P plan, Trial trial) -> compare(builder.apply(plan), trial))
            .inTurn(0, SYSTEMS);
    System.out.println(report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "reduced by condition-2");
    report.requireMoreThan(SYSTEMS / 20, "reduced by condition-2-prime");
    report.requireMoreThan(SYSTEMS / 40, "the conditions differ");
    report.requireMoreThan(SYSTEMS / 20, "violated");
    report.requireMoreThan(SYSTEMS / 20, "with terminal states");
  }

  private static void compare(Checkable system, Trial trial) {
    SearchFindings full = SearchFindings.of(system, CheckOptions.unreduced());
    trial.count("violated", !full.violated().isEmpty());
    trial.count("with terminal states", !full.terminal().isEmpty());
    for (SearchOrder order : SearchOrder.values()) {
      long plain = states(system, Sets.CONDITION_2, order, full, trial);
      long conditional = states(system, Sets.CONDITION_2_PRIME, order, full, trial);
      trial.count("the conditions differ", plain != conditional);
    }
  }

  private static long states(
      Checkable system, Sets sets, SearchOrder order, SearchFindings full, Trial trial) {
    CheckOptions plain = CheckOptions.defaults().withPor(Por.LSSA).withSearch(order);
    CheckOptions options = plain.withReductions(plain.reductions().withSets(sets));
    trial.at("%s, %s, deadlock".formatted(sets, order));
    SearchFindings terminal = SearchFindings.of(system, options.withProperties("deadlock"));
    full.requireSame(terminal, List.of(), trial);
    trial.at("%s, %s, all properties".formatted(sets, order));
    full.requireSame(SearchFindings.of(system, options), full.violated(), trial);
    trial.count("reduced by " + sets, terminal.states() < full.states());
    return terminal.states();
  }

  @Test
  void conditionOfAmpleSetsBelongsToLocalStateSpaceAnalysis() {
    CheckOptions plain = CheckOptions.defaults().withPor(Por.LPOR);
    CheckOptions options = plain.withReductions(plain.reductions().withSets(Sets.CONDITION_2));

    assertThatThrownBy(() -> Check.of(CircuitGenerator.draw(1).circuit()).with(options).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--sets condition-2 belongs to --por lssa");
  }

  /**
   * In the local graph of the one process, {@code forbid} has an edge from the initial state on,
   * because the graph does not hold {@code z}; no other local state leads there. By condition 2' as
   * printed {@code take} is explored alone, and the end in which it was forbidden is lost.
   */
  @ParameterizedTest
  @EnumSource(names = {"CONDITION_2", "CONDITION_2_PRIME"})
  void dependenceOnDisabledCommandInThePresentLocalStateCounts(Sets sets) {
    ProgramBuilder builder = Program.named("slip");
    StateVariable v = builder.bool("v", false);
    StateVariable w = builder.bool("w", false);
    StateVariable z = builder.bool("z", false);
    builder
        .process("taker")
        .command("take", low(v).and(low(w)), raise(w))
        .process("forbidder")
        .command("prepare", low(z), raise(z))
        .command("forbid", low(z).not().and(low(v)), raise(v));
    CheckOptions plain = CheckOptions.defaults().withPor(Por.LSSA).withProperties("deadlock");

    CheckResult result =
        Check.of(GuardedModel.of(builder.build(), Map.of()))
            .with(plain.withReductions(plain.reductions().withSets(sets)).withAll())
            .run();

    assertThat(result.statistics().terminalStates()).isEqualTo(2);
  }

  /**
   * Figure 5 of the paper: t4 disables tk, which t1 enables. The page says of the initial state
   * that t4 is in an ample set, and means that it is in none; explored alone, it would lose the end
   * with tk.
   */
  @ParameterizedTest
  @EnumSource(names = {"CONDITION_2", "CONDITION_2_PRIME"})
  void transitionThatConflictsWithALaterOneWaits(Sets sets) {
    ProgramBuilder builder = Program.named("figure 5");
    StateVariable p = builder.variable("p", 3, 0);
    StateVariable q = builder.bool("q", false);
    StateVariable s = builder.bool("s", false);
    IntegerExpression at = IntegerExpression.of(p);
    builder
        .process("G1")
        .command("t1", at.equalTo(0), new Assignment(p, IntegerExpression.of(1)))
        .command("tk", at.equalTo(1).and(low(s)), new Assignment(p, IntegerExpression.of(2)))
        .process("G2")
        .command("t2", low(q), raise(q))
        .process("G3")
        .command("t4", low(s), raise(s));
    GuardedModel model = GuardedModel.of(builder.build(), Map.of());
    CheckOptions plain = CheckOptions.defaults().withPor(Por.LSSA).withProperties("deadlock");

    CheckResult full =
        Check.of(model).with(CheckOptions.unreduced().withProperties("deadlock").withAll()).run();
    CheckResult reduced =
        Check.of(model)
            .with(plain.withReductions(plain.reductions().withSets(sets)).withAll())
            .run();

    assertThat(full.statistics().terminalStates()).isEqualTo(2);
    assertThat(reduced.statistics().terminalStates()).isEqualTo(2);
    assertThat(full.statistics().states()).isEqualTo(12);
    assertThat(reduced.statistics().states()).isLessThan(12);
  }

  private static BooleanExpression low(StateVariable variable) {
    return BooleanExpression.of(variable).not();
  }

  private static Assignment raise(StateVariable variable) {
    return new Assignment(variable, IntegerExpression.of(1));
  }
}
