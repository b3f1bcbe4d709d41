package io.mazurka.protocols.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Random protocols, searched in full and with sets that grow as the search sees more. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class DynamicSetsTests {

  private static final int PROTOCOLS = 300;
  private static final int FORMULAS = 120;
  private static final int TRACES = 150;
  private static final int MOST_STATES = 150;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.PLAIN,
          Setting.PLAIN,
          Setting.ONE_CRASH,
          Setting.ANY_LOSSES,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS,
          Setting.ONE_TIMEOUT_AND_MORE);

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::draw,
                new ReductionExperiment(3, Por.Sets.DYNAMIC, protocol -> Mistake.none()))
            .inParallel(1, PROTOCOLS);
    System.out.println("dynamic sets: " + report);
  }

  @Test
  void reducedSearchKeepsEveryVerdictAndEveryTerminalState() {
    report.requireNoDifference();
  }

  @Test
  void statesWereSaved() {
    report.requireMoreThan(PROTOCOLS / 10, "states were saved");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        mistake("cycles", protocol -> Mistake.cyclesForgotten()),
        mistake("what is disabled before it is seen", protocol -> Mistake.threatsForgotten()),
        mistake("competition of steps of one process", Forgotten.COMPETITION::in),
        mistake("visibility", Forgotten.VISIBILITY::in),
        mistake("monitors", Forgotten.MONITORS::in));
  }

  private static Arguments mistake(String name, Function<Protocol, Mistake> mistake) {
    return Arguments.of(name, mistake);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void mistakesAreFoundOut(String forgotten, Function<Protocol, Mistake> mistake) {
    new RandomRun<>(
            getClass(),
            ProtocolGenerator::draw,
            new ReductionExperiment(2, Por.Sets.DYNAMIC, mistake))
        .requireFailingSeed(forgotten, 0, 3_000);
  }

  /** Formulas of linear time, without fairness and under weak fairness. */
  @Test
  void verdictsOnFormulasAreThoseOfTheDefinitions() {
    RunReport formulas =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, DynamicSetsTests::compareFormulas)
            .until("compared", FORMULAS, 0);
    System.out.println("formulas with dynamic sets: " + formulas);
    formulas.requireNoDifference();
    formulas.requireMoreThan(FORMULAS / 20, "reduced");
    formulas.requireMoreThan(FORMULAS / 20, "lasso replayed");
  }

  /** All that formulas of linear time can see: executions up to repeated labels. */
  @Test
  void reducedSearchKeepsWhatLinearTimeSees() {
    RunReport traces =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, DynamicSetsTests::compareTraces)
            .inTurn(0, TRACES);
    System.out.println("traces with dynamic sets: " + traces);
    traces.requireNoDifference();
    traces.requireMoreThan(traces.count("compared") / 6, "reduced");
  }

  private static void compareTraces(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Setting setting = SETTINGS.get((int) (trial.seed() % SETTINGS.size()));
    if (setting.isPossible(protocol)) {
      ReducedSearch way =
          ReducedSearch.draw(ProtocolGenerator.random(~trial.seed())).with(Por.Sets.DYNAMIC);
      trial.at("%s, %s".formatted(setting, way));
      CompiledModel model = way.model(protocol, setting.options());
      List<String> names = way.checked().names(protocol);
      List<StateProperty> observed =
          StateProperty.ofEveryState(model.properties()).stream()
              .filter(property -> names.contains(property.name()))
              .toList();
      if (TemporalComparison.of(model, PropertyClass.LINEAR_TIME, observed)
          .compare(MOST_STATES, trial)) {
        trial.count("compared");
      }
    }
  }

  private static void compareFormulas(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.restartingElsewhere(plan);
    Setting setting = SETTINGS.get((int) (trial.seed() % SETTINGS.size()));
    if (setting.isPossible(protocol)) {
      CheckOptions plain = setting.options();
      Split split = trial.seed() % 2 == 0 ? Split.NONE : Split.COMBINED;
      CheckOptions sets = CheckOptions.unreduced().withPor(Por.LPOR);
      TemporalVerdicts.of(protocol, plain, MOST_STATES, trial)
          .compare(
              Map.of(
                  "dynamic sets",
                  sets.withReductions(sets.reductions().withSets(Por.Sets.DYNAMIC))
                      .with(
                          ProtocolOptions.of(plain).withSplit(split).withSymmetry(Symmetry.NONE))),
              trial);
    }
  }

  @Test
  void everyFeatureOccurred() {
    report.requireOfMany(5_000, () -> Coverage.requireMoreThan(2, report));
  }
}
