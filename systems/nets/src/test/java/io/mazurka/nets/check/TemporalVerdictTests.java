package io.mazurka.nets.check;

import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts on random formulas about random nets are those of the definitions. */
@Tag("slow")
final class TemporalVerdictTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int NETS = 200;

  private static final int MOST_STATES = 200;

  @Test
  void verdictsOnFormulasAreThoseOfTheDefinitions() {
    RunReport report =
        new RandomRun<>(getClass(), NetGenerator::draw, TemporalVerdictTests::compare)
            .until("compared", NETS, 0);
    System.out.println("formulas about nets: " + report);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 100, "reduced");
    report.requireMoreThan(NETS / 4, "lasso replayed");
  }

  private static void compare(NetPlan plan, Trial trial) {
    CheckOptions options = CheckOptions.defaults();
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ways.put("lpor", options.withPor(Por.LPOR));
    ways.put("lpor without net", options.withPor(Por.LPOR).withNet(false));
    ways.put("whatever is sound", options.withWorkers(2));
    TemporalVerdicts.of(new Planned(plan), CheckOptions.unreduced(), MOST_STATES, trial)
        .compare(ways, trial);
  }

  /** A planned net, reduced like any other, whose properties are the goals of the plan. */
  private record Planned(NetPlan plan) implements Checkable {

    @Override
    public Features features() {
      return CheckableNet.of(plan.graph()).features();
    }

    @Override
    public CompiledModel compile(CheckOptions options) {
      NetSystem system =
          plan.graph().signals().isEmpty()
              ? NetSystem.ofMarkings(plan.graph())
              : NetSystem.ofSignals(plan.graph());
      List<Property> goals = new ArrayList<>();
      for (int number = 0; number < plan.goals().size(); number++) {
        goals.add(
            NetProperties.goal(
                "goal" + number, plan.goals().get(number).of(plan.graph().net()), system));
      }
      return new CompiledModel(
          system,
          goals,
          false,
          List.of(),
          checked -> CheckableNet.reduction(system, checked, options));
    }
  }
}
