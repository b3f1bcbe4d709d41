package io.mazurka.nets.check;

import io.mazurka.differential.Audits;
import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.RandomFormulaSystem.Kind;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.stubborn.NetReduction;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What reduced searches of random nets go through, as temporal properties see it. */
final class TemporalReductionTests {

  private static final int NETS = 300;
  private static final int AUDITED = 80;
  private static final int MOST_STATES = 300;

  @ParameterizedTest
  @EnumSource(names = {"LINEAR_TIME", "BRANCHING_TIME"})
  void reducedSearchKeepsWhatTemporalPropertiesSee(PropertyClass needed) {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(), NetGenerator::draw, (plan, trial) -> compare(plan, needed, trial))
            .until("compared", NETS, 0);
    System.out.println(needed + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 20, "reduced");
  }

  @ParameterizedTest
  @EnumSource(names = {"LINEAR", "BRANCHING"})
  void auditIsClean(Kind kind) {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                NetGenerator::drawWithoutSignals,
                (plan, trial) -> {
                  CheckOptions options =
                      CheckOptions.defaults().withLimits(Limits.none().withStates(MOST_STATES));
                  trial.count(
                      "audited in full",
                      Audits.requireClean(
                          new RandomFormulaSystem(checkable(plan, kind), trial.seed(), kind),
                          options,
                          trial));
                })
            .inTurn(0, AUDITED);
    report.requireNoDifference();
    report.requireMoreThan(AUDITED / 3, "audited in full");
  }

  private static Checkable checkable(NetPlan plan, Kind kind) {
    NetSystem system = NetSystem.ofMarkings(plan.graph());
    List<Property> goals = new ArrayList<>(observed(plan, system));
    return options ->
        new CompiledModel(
            system,
            goals,
            true,
            List.of(),
            checked ->
                options.reductions().por() == Por.NONE
                    ? new NoReduction()
                    : NetReduction.ofTemporal(
                        system,
                        kind == Kind.BRANCHING,
                        visible(system, Property.observedBy(checked)),
                        true));
  }

  private static List<StateProperty> observed(NetPlan plan, NetSystem system) {
    List<StateProperty> observed = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      StateCondition goal = plan.goals().get(number).of(plan.graph().net());
      observed.add(NetProperties.goal("goal" + number, goal, system));
    }
    return observed;
  }

  private static IntPredicate visible(NetSystem system, List<NamedCondition> observed) {
    return number ->
        observed.stream()
            .anyMatch(one -> one.condition().isVisible(system.transitions().get(number)));
  }

  private static void compare(NetPlan plan, PropertyClass needed, Trial trial) {
    NetSystem system =
        plan.graph().signals().isEmpty()
            ? NetSystem.ofMarkings(plan.graph())
            : NetSystem.ofSignals(plan.graph());
    List<StateProperty> observed = observed(plan, system);
    TemporalComparison comparison =
        new TemporalComparison(
            system,
            NetReduction.ofTemporal(
                system,
                needed == PropertyClass.BRANCHING_TIME,
                visible(system, Property.observedBy(List.copyOf(observed))),
                trial.seed() % 3 != 0),
            needed,
            observed);
    trial.count("compared", comparison.compare(MOST_STATES, trial));
  }
}
