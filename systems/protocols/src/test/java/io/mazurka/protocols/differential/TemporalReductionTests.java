package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The graphs of reduced searches of random protocols, from the point of view of temporal
 * properties.
 */
@Tag("slow")
class TemporalReductionTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 400;

  private static final int MOST_STATES = 200;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.PLAIN,
          Setting.ONE_CRASH,
          Setting.ONE_DECLARED_CRASH,
          Setting.ANY_LOSSES,
          Setting.ONE_DUPLICATION,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_TIMEOUT_AND_MORE);

  @Test
  void reducedSearchKeepsWhatLinearTimeSees() {
    requireNothingIsLost(PropertyClass.LINEAR_TIME, 3);
  }

  @Test
  void reducedSearchKeepsWhatBranchingTimeSees() {
    requireNothingIsLost(PropertyClass.BRANCHING_TIME, 5);
  }

  private void requireNothingIsLost(PropertyClass needed, int oneOf) {
    RunReport report =
        new RandomRun<ProtocolPlan>(
                getClass(), ProtocolGenerator::draw, (plan, trial) -> compare(plan, needed, trial))
            .inTurn(0, PROTOCOLS);
    System.out.println(needed + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 3, "compared");
    report.requireMoreThan((int) (report.count("compared") / 2 / oneOf), "reduced");
    report.require(
        () -> assertThat(report.count("states, reduced")).isLessThan(report.count("states")));
  }

  private static void compare(ProtocolPlan plan, PropertyClass needed, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    Setting setting = SETTINGS.get(random.nextInt(SETTINGS.size()));
    if (!setting.isPossible(protocol)) {
      return;
    }
    ReducedSearch way = ReducedSearch.draw(random);
    trial.at("%s, %s".formatted(setting, way));
    CompiledModel model = way.model(protocol, setting.options());
    List<String> names = way.checked().names(protocol);
    List<StateProperty> observed =
        StateProperty.ofEveryState(model.properties()).stream()
            .filter(property -> names.contains(property.name()))
            .toList();
    TemporalComparison comparison = TemporalComparison.of(model, needed, observed);
    if (comparison.compare(MOST_STATES, trial)) {
      trial.count("compared");
      trial.count("with a proviso", comparison.reduction().contract().needsProviso());
    }
  }
}
