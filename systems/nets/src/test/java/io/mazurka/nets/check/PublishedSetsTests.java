package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.stubborn.NetReduction;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The published algorithm on nets: random ones, and the example of the paper. */
final class PublishedSetsTests {

  private static final int NETS = 120;
  private static final int MOST_STATES = 1000;

  @Test
  void searchKeepsEveryDeadMarkingAndEveryVerdict() {
    RunReport report =
        new RandomRun<>(getClass(), NetGenerator::draw, PublishedSetsTests::compare)
            .until("compared", NETS, 0);
    System.out.println("published sets of nets: " + report);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 20, "states were saved");
    report.requireMoreThan(0, "NET saved states");
  }

  private static void compare(NetPlan plan, Trial trial) {
    SignalGraph graph = plan.graph();
    NetSystem system =
        graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
    List<StateProperty> properties = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      properties.add(
          NetProperties.goal("goal" + number, plan.goals().get(number).of(graph.net()), system));
    }
    List<String> names = properties.stream().map(StateProperty::name).toList();
    SearchOrder order = trial.seed() % 2 == 0 ? SearchOrder.BFS : SearchOrder.DFS;
    SearchWay way = new SearchWay(order, StoreKind.EXACT, MOST_STATES);
    SearchFindings full =
        SearchFindings.of(system, new NoReduction(), way, List.copyOf(properties));
    if (!full.finished()) {
      return;
    }
    trial.count("compared");
    for (List<StateProperty> asked : List.of(List.<StateProperty>of(), properties)) {
      SearchFindings with =
          SearchFindings.of(system, published(system, asked, true), way, List.copyOf(asked));
      SearchFindings without =
          SearchFindings.of(system, published(system, asked, false), way, List.copyOf(asked));
      List<String> decided = asked.isEmpty() ? List.of() : names;
      full.requireSame(with, decided, trial);
      full.requireSame(without, decided, trial);
      trial.count("states were saved", with.states() < full.states());
      trial.count("NET saved states", with.states() < without.states());
    }
    for (PropertyClass needed : List.of(PropertyClass.LINEAR_TIME, PropertyClass.BRANCHING_TIME)) {
      new TemporalComparison(
              system, published(system, needed, properties, true), needed, properties)
          .compare(MOST_STATES, trial);
    }
  }

  private static Reduction published(NetSystem system, List<StateProperty> asked, boolean net) {
    return published(system, PropertyClass.neededBy(List.copyOf(asked)), asked, net);
  }

  private static Reduction published(
      NetSystem system, PropertyClass needed, List<StateProperty> asked, boolean net) {
    List<NamedCondition> observed = Property.observedBy(List.copyOf(asked));
    return NetReduction.published(
        system,
        needed,
        number ->
            observed.stream()
                .anyMatch(one -> one.condition().isVisible(system.transitions().get(number))),
        net);
  }

  /** The net of the paper: t4 and t5 put a token each in front of t3, and t1 competes with t2. */
  private static Net paperNet() {
    NetBuilder builder = Net.builder();
    int shared = builder.place("p", 1);
    int forT2 = builder.place("q", 0);
    int fromT4 = builder.place("r4", 0);
    int fromT5 = builder.place("r5", 0);
    int beforeT4 = builder.place("s4", 1);
    int beforeT5 = builder.place("s5", 1);
    int[] transitions = new int[5];
    for (int number = 0; number < 5; number++) {
      transitions[number] = builder.transition("t" + (number + 1));
    }
    builder.input(shared, transitions[0], 1);
    builder.input(shared, transitions[1], 1);
    builder.input(forT2, transitions[1], 1);
    builder.input(fromT4, transitions[2], 1);
    builder.input(fromT5, transitions[2], 1);
    builder.output(transitions[2], forT2, 1);
    builder.input(beforeT4, transitions[3], 1);
    builder.output(transitions[3], fromT4, 1);
    builder.input(beforeT5, transitions[4], 1);
    builder.output(transitions[4], fromT5, 1);
    return builder.build();
  }

  private static CheckResult check(Net net, CheckOptions options) {
    return Check.of(CheckableNet.of(net)).with(options.withAll()).run();
  }

  private static CheckOptions published(boolean net) {
    return CheckOptions.defaults()
        .withReductions(ReductionOptions.defaults().withPor(Por.LPOR).withSets(Por.Sets.PUBLISHED))
        .withNet(net);
  }

  /**
   * The sets of the paper are t1 and t4 where nothing has fired, and t1 and t5 after t4, so neither
   * t5 nor t1 and t5 alone have fired in an explored marking.
   */
  @Test
  void netOfThePaperIsExploredByTheSetsOfThePaper() {
    assertThat(check(paperNet(), CheckOptions.unreduced()).statistics().states()).isEqualTo(11);
    assertThat(check(paperNet(), published(false)).statistics().states()).isEqualTo(11);
    CheckResult result = check(paperNet(), published(true));
    assertThat(result.statistics().states()).isEqualTo(9);
    assertThat(result.statistics().terminalStates()).isEqualTo(2);
    assertThat(result.reductions()).containsExactly("lpor as published");
  }

  @Test
  void setsOfVeryManyTransitionsAreRefused() {
    NetBuilder builder = Net.builder();
    IntStream.rangeClosed(0, 500).forEach(number -> builder.transition("t" + number));

    assertThatThrownBy(() -> check(builder.build(), published(true)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("501 transitions are more than 500");
  }
}
