package io.mazurka.guarded.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.TemporalComparison;
import io.mazurka.kernel.PropertyClass;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What reduced searches of random programs go through, as temporal properties see it. */
final class TemporalReductionTests {

  private static final int SYSTEMS = 1_000;
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

  static <P> Experiment<P> experiment(
      Function<P, Checkable> builder, PropertyClass needed, Mistake mistake) {
    return (plan, trial) -> {
      Por por = trial.seed() % 4 == 0 ? Por.LSSA : Por.LPOR;
      CompiledModel model =
          mistake.in(builder.apply(plan).compile(CheckOptions.defaults().withPor(por)));
      List<StateProperty> all = StateProperty.among(model.properties());
      int first = (int) (trial.seed() % (all.size() + 1));
      List<StateProperty> observed = all.subList(first, Math.min(first + 2, all.size()));
      trial.at("%s, %s".formatted(por, observed.stream().map(StateProperty::name).toList()));
      trial.count(
          "compared", TemporalComparison.of(model, needed, observed).compare(MOST_STATES, trial));
    };
  }
}
