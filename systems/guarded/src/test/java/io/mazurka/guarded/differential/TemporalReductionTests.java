package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What reduced searches of random programs go through, as temporal properties see it. */
@Tag("slow")
final class TemporalReductionTests {

  private static final int SYSTEMS = 160;
  private static final int MOST_STATES = 300;

  @ParameterizedTest
  @EnumSource(names = {"LINEAR_TIME", "BRANCHING_TIME"})
  void reducedSearchOfProgramsKeepsWhatTemporalPropertiesSee(PropertyClass needed) {
    requireNothingIsLost(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model(), needed);
  }

  @ParameterizedTest
  @EnumSource(names = {"LINEAR_TIME", "BRANCHING_TIME"})
  void reducedSearchOfCircuitsKeepsWhatTemporalPropertiesSee(PropertyClass needed) {
    requireNothingIsLost(CircuitGenerator::draw, CircuitPlan::circuit, needed);
  }

  private <P extends Plan<P>> void requireNothingIsLost(
      LongFunction<P> generator, Function<P, Checkable> builder, PropertyClass needed) {
    RunReport report =
        new RandomRun<>(getClass(), generator, experiment(builder, needed, Mistake.none()))
            .inTurn(0, SYSTEMS);
    System.out.println(needed + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 2, "compared");
    report.requireMoreThan(SYSTEMS / 20, "reduced");
  }

  /** P chooses invisibly between two outputs; Q makes a visible step before or after the choice. */
  private static GuardedModel secretChoice() {
    ProgramBuilder program = Program.named("secret choice");
    program.process("P");
    StateVariable place = program.variable("place", 4, 0);
    StateVariable said = program.variable("said", 3, 0);
    for (int choice = 1; choice <= 2; choice++) {
      program.command("choose" + choice, is(place, 0), set(place, choice));
      program.command("say" + choice, is(place, choice), set(place, 3), set(said, choice));
    }
    program.process("Q");
    StateVariable nodded = program.variable("nodded", 2, 0);
    program.command("nod", is(nodded, 0), set(nodded, 1));
    return GuardedModel.of(
        program.build(),
        Map.of(
            "never one", is(said, 1).not(), "never two", is(said, 2).not(), "no", is(nodded, 0)));
  }

  private static BooleanExpression is(StateVariable variable, int value) {
    return IntegerExpression.of(variable).equalTo(value);
  }

  private static Assignment set(StateVariable variable, int value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }

  /** After the step of Q both outputs may still come, but not if the choice comes first. */
  @Test
  void severalInvisibleStepsLoseABranch() {
    assertThat(lostOfSecretChoice(Mistake.none())).isEmpty();
    assertThat(lostOfSecretChoice(Mistake.severalStepsForBranchingTime())).isPresent();
  }

  private static Optional<String> lostOfSecretChoice(Mistake mistake) {
    CompiledModel model =
        mistake.in(secretChoice().compile(CheckOptions.defaults().withPor(Por.LPOR)));
    TemporalComparison comparison =
        TemporalComparison.of(
            model, PropertyClass.BRANCHING_TIME, StateProperty.ofEveryState(model.properties()));
    return comparison.lost(comparison.full(MOST_STATES).orElseThrow(), comparison.reduced());
  }

  static <P> Experiment<P> experiment(
      Function<P, Checkable> builder, PropertyClass needed, Mistake mistake) {
    return (plan, trial) -> {
      Por por = trial.seed() % 4 == 0 ? Por.LSSA : Por.LPOR;
      CompiledModel model =
          mistake.in(builder.apply(plan).compile(CheckOptions.defaults().withPor(por)));
      List<StateProperty> all = StateProperty.ofEveryState(model.properties());
      int first = (int) (trial.seed() % (all.size() + 1));
      List<StateProperty> observed = all.subList(first, Math.min(first + 2, all.size()));
      trial.at("%s, %s".formatted(por, observed.stream().map(StateProperty::name).toList()));
      trial.count(
          "compared", TemporalComparison.of(model, needed, observed).compare(MOST_STATES, trial));
    };
  }
}
