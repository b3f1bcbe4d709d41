package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.differential.Audits;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.ConditionPlan;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.stubborn.NetReduction;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Audits of random nets: what their reductions rely on is true. */
final class AuditTests {

  private static final int NETS = 400;
  private static final int MOST_STATES = 300;

  /** A random net with one goal, reduced so as to keep it reachable, or not. */
  private static Checkable checkable(NetPlan plan, long seed, boolean keepsGoal) {
    NetSystem system = NetSystem.ofMarkings(plan.graph());
    List<Property> properties = new ArrayList<>();
    List<StateCondition> kept = new ArrayList<>();
    for (ConditionPlan goal : plan.goals()) {
      StateProperty property = NetProperties.goal("goal", goal.of(system.graph().net()), system);
      properties.add(property);
      kept.add(CheckableNet.deciding(property));
    }
    return options ->
        new CompiledModel(
            system,
            properties,
            true,
            List.of(),
            checked ->
                options.reductions().por() == Por.NONE
                    ? new NoReduction()
                    : NetReduction.of(system, keepsGoal ? kept : List.of(), seed % 3 != 0));
  }

  private static CheckOptions options() {
    return CheckOptions.defaults().withLimits(Limits.none().withStates(MOST_STATES));
  }

  @Test
  void auditOfRandomNetsIsClean() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                NetGenerator::drawWithoutSignals,
                (plan, trial) ->
                    trial.count(
                        "audited in full",
                        Audits.requireClean(checkable(plan, trial.seed(), true), options(), trial)))
            .inTurn(0, NETS);

    report.requireNoDifference();
    report.requireMoreThan(NETS / 3, "audited in full");
  }

  @Test
  void goalThatDoesNotAttractIsCaught() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                NetGenerator::drawWithoutSignals,
                (plan, trial) -> {
                  Checkable mistaken = checkable(plan, trial.seed(), false);
                  AuditResult result = Audit.of(mistaken).with(options()).run();
                  trial.count(
                      "caught",
                      result.checks().stream()
                          .filter(one -> one.name().equals("attraction"))
                          .anyMatch(one -> !one.failures().isEmpty()));
                })
            .inTurn(0, NETS);

    report.requireNoDifference();
    report.requireMoreThan(NETS / 20, "caught");
  }

  @Test
  void contractOfNetsPromisesAttraction() {
    NetSystem system = NetSystem.ofMarkings(NetGenerator.drawWithoutSignals(1).graph());
    assertThat(NetReduction.of(system, List.of(), true))
        .isInstanceOfSatisfying(
            StubbornReduction.class,
            reduction -> assertThat(reduction.contract()).isEqualTo(Contract.byAttraction()));
  }
}
