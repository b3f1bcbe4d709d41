package io.mazurka.nets.check;

import io.mazurka.differential.Interruptions;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.stubborn.NetReduction;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches of random nets that are stopped and continued have the same findings as others. */
@Tag("slow")
class InterruptedNetsTests {

  private static final int NETS = 120;
  private static final int MOST_STATES = 1500;

  @Test
  void goingOnFindsWhatAnUndisturbedSearchFinds() {
    RunReport report =
        new RandomRun<>(getClass(), NetGenerator::draw, InterruptedNetsTests::compare)
            .inTurn(0, NETS);
    System.out.println("interrupted searches of nets: " + report);

    report.requireNoDifference();
    report.requireMoreThan(NETS / 2, "resumed in the middle");
    report.requireMoreThan(NETS / 20, "resumed from the beginning");
    report.requireMoreThan(NETS / 20, "ended by EXHAUSTED");
    report.requireMoreThan(NETS / 20, "ended by VIOLATION");
    report.requireMoreThan(NETS / 20, "ended by DECIDED");
  }

  private static void compare(NetPlan plan, Trial trial) throws IOException {
    Random random = new Random(trial.seed() * 0x9E3779B97F4A7C15L);
    Stop stop = Stop.values()[random.nextInt(Stop.values().length)];
    StoreKind store = random.nextInt(3) == 0 ? StoreKind.FINGERPRINT : StoreKind.EXACT;
    boolean reduced = random.nextInt(3) > 0;
    Patience patience =
        random.nextBoolean()
            ? Patience.endless()
            : Patience.untilStates(1 + random.nextInt(40)).withBreadth(1 + random.nextInt(60));
    trial.at("%s, %s, %s".formatted(stop, store, patience));
    new Interruptions(() -> task(plan, stop, store, reduced, patience), random, trial).compare();
  }

  private static SearchTask task(
      NetPlan plan, Stop stop, StoreKind store, boolean reduced, Patience patience) {
    SignalGraph graph = plan.graph();
    NetSystem system =
        graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
    List<Property> properties = new ArrayList<>();
    List<StateCondition> goals = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      StateCondition goal = plan.goals().get(number).of(graph.net());
      StateProperty property =
          number % 2 == 0
              ? NetProperties.goal("goal" + number, goal, system)
              : NetProperties.of("sometimes" + number, Kind.SOMETIMES, goal, system);
      properties.add(property);
      goals.add(CheckableNet.deciding(property));
    }
    properties.add(StateProperty.NO_TERMINAL_STATE);
    Reduction reduction = reduced ? NetReduction.of(system, goals, true) : new NoReduction();
    return new SearchTask(
            system,
            reduction,
            store,
            properties,
            stop,
            Limits.none().withStates(MOST_STATES),
            SearchListener.none())
        .withPatience(patience);
  }
}
