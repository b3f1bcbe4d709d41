package io.mazurka.search;

import io.mazurka.kernel.explicit.ExplicitSystem;
import io.mazurka.kernel.explicit.Exploration;
import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.simple.SimpleAtEnd;
import io.mazurka.kernel.simple.SimpleSometimes;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Properties of the kinds <em>sometimes</em> and <em>at end</em>, in random graphs searched in
 * every way.
 */
class RandomPropertiesTests {

  private static final int SYSTEMS = 120;

  @Test
  void searchesDecideWhatHoldsSometimesAndAtTheEnd() {
    RunReport report =
        new RandomRun<>(getClass(), RandomModel::draw, this::compare).inTurn(1, SYSTEMS);
    System.out.println("properties of " + report);

    report.requireNoDifference();
    report.occurrences("").keySet().forEach(what -> report.requireMoreThan(SYSTEMS / 50, what));
  }

  /**
   * For each set of states two properties: one of the states is reached, and none of them is
   * terminal.
   */
  private static List<Property> properties(GraphPlan plan, ExplicitSystem system) {
    List<Property> properties = new ArrayList<>();
    for (int index = 0; index < plan.bad().size(); index++) {
      List<Integer> set = plan.bad().get(index);
      properties.add(
          new SimpleSometimes(
              "sometimes " + index, state -> set.contains(system.numberOf(state)), s -> "here"));
      properties.add(
          new SimpleAtEnd(
              "end " + index, state -> !set.contains(system.numberOf(state)), s -> "there"));
    }
    return properties;
  }

  private void compare(GraphPlan plan, Trial trial) {
    ExplicitSystem system = RandomModel.of(plan).system();
    Exploration exploration = Exploration.of(system);
    for (SearchOrder order : SearchOrder.values()) {
      for (StoreKind store : List.of(StoreKind.EXACT, StoreKind.FINGERPRINT)) {
        CheckOptions options = CheckOptions.defaults().withSearch(order).withStore(store);
        for (CheckOptions asked : List.of(options, options.withAll())) {
          List<Property> properties = properties(plan, system);
          CheckResult result =
              Check.of(any -> new CompiledModel(system, properties, false, List.of()))
                  .with(asked)
                  .run();
          compare(result, properties, system, exploration, asked, trial);
        }
      }
    }
  }

  private static void compare(
      CheckResult result,
      List<Property> properties,
      ExplicitSystem system,
      Exploration exploration,
      CheckOptions options,
      Trial trial) {
    boolean violated = false;
    for (int index = 0; index < properties.size(); index++) {
      Property property = properties.get(index);
      PropertyResult found = result.properties().get(index);
      boolean some = property instanceof SimpleSometimes;
      boolean decided =
          exploration.discovered().stream()
              .filter(number -> some || exploration.isTerminal(number))
              .anyMatch(number -> property.decider().holds(system.stateAt(number)));
      violated |= !some && decided;
      trial.count(some ? "witness" : "violated at the end", decided);
      trial.count(some ? "no witness" : "held at the end", !decided);
      if (result.end() == EndReason.EXHAUSTED) {
        Verdict absent =
            options.store() == StoreKind.EXACT ? Verdict.VIOLATED : Verdict.INCONCLUSIVE;
        Verdict expected =
            some ? decided ? Verdict.HOLDS : absent : decided ? Verdict.VIOLATED : Verdict.HOLDS;
        trial.require("verdict on " + property.name(), expected, found.verdict());
      } else if (found.verdict() != Verdict.INCONCLUSIVE) {
        trial.require(
            "early verdict on " + property.name(),
            some == decided,
            found.verdict() == Verdict.HOLDS);
      }
    }
    trial.require("counterexample", violated, result.counterexample() != null);
    trial.require(
        "states",
        result.end() == EndReason.EXHAUSTED ? exploration.discovered().size() : -1,
        result.end() == EndReason.EXHAUSTED ? (int) result.statistics().states() : -1);
    List<Counterexample> shown = new ArrayList<>(result.witnesses());
    if (result.counterexample() != null) {
      shown.add(result.counterexample());
    }
    for (Counterexample one : shown) {
      Property property =
          properties.stream().filter(p -> p.name().equals(one.property())).findAny().orElseThrow();
      int[] last = Walk.along(system, one.path()).state();
      trial.require("shown " + one.property(), true, property.decider().holds(last));
    }
  }
}
