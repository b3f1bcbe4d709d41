package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.stubborn.NetReduction;
import io.mazurka.search.Search;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Random nets: what the naive explorer finds is what the searches find, reduced or not. */
final class DifferentialTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int NETS = 400;

  private static final int MOST_STATES = 3000;

  /** A search that gives up its reduction does so early. */
  private static final int MOST_STATES_REDUCED = 20;

  private static final String EXPLORED = "explored naively";

  private RunReport run(int wanted, Experiment<NetPlan> experiment) {
    return new RandomRun<>(getClass(), NetGenerator::draw, experiment).until(EXPLORED, wanted, 0);
  }

  @Test
  void fullSearchFindsWhatTheDefinitionSays() {
    run(NETS / 4, DifferentialTests::compareFullSearch).requireNoDifference();
  }

  private static void compareFullSearch(NetPlan plan, Trial trial) {
    SignalGraph graph = plan.graph();
    Optional<NaiveExplorer> explored = NaiveExplorer.explore(graph, MOST_STATES);
    if (explored.isPresent()) {
      trial.count(EXPLORED);
      NaiveExplorer naive = explored.get();
      SearchResult found =
          search(system(graph), new NoReduction(), List.of(), Stop.NEVER, trial.seed());
      trial.require("states", (long) naive.states().size(), found.statistics().states());
      trial.require("transitions", naive.transitions(), found.statistics().transitions());
      trial.require(
          "dead markings", (long) naive.dead().size(), found.statistics().terminalStates());
    }
  }

  @Test
  void reducedSearchKeepsEveryDeadMarkingAndEveryVerdict() {
    RunReport report = run(NETS, DifferentialTests::compareReducedSearches);

    report.requireNoDifference();
    report.requireMoreThan(NETS / 5, "states were saved");
    report.requireMoreThan(NETS / 5, "reduction given up");
    report.requireMoreThan(NETS / 20, "no dead marking");
    report.requireMoreThan(NETS / 20, "violated at the end");
    report.requireMoreThan(NETS / 5, "goal that can be reached");
    report.requireMoreThan(NETS / 5, "goal that cannot be reached");
  }

  private static void compareReducedSearches(NetPlan plan, Trial trial) {
    SignalGraph graph = plan.graph();
    Optional<NaiveExplorer> explored = NaiveExplorer.explore(graph, MOST_STATES);
    if (explored.isPresent()) {
      trial.count(EXPLORED);
      compareDeadMarkings(system(graph), explored.get(), trial);
      compareVerdicts(plan, system(graph), explored.get(), trial);
      compareKinds(plan, system(graph), explored.get(), trial);
    }
  }

  private static void compareDeadMarkings(NetSystem system, NaiveExplorer naive, Trial trial) {
    Set<List<Long>> dead =
        naive.dead().stream()
            .map(state -> SearchFindings.canonical(system, array(state)))
            .collect(Collectors.toSet());
    SearchFindings full = new SearchFindings(true, naive.states().size(), dead, Set.of());
    SearchWay way = new SearchWay(order(trial.seed()), StoreKind.EXACT, MOST_STATES);
    for (boolean choosePlaces : new boolean[] {true, false}) {
      trial.at("%s, choosing places %s".formatted(way.order(), choosePlaces));
      Reduction reduction = NetReduction.of(system, List.of(), choosePlaces);
      SearchFindings found = SearchFindings.of(system, reduction, way, List.of());
      full.requireSame(found, List.of(), trial);
      trial.count("states were saved", choosePlaces && found.states() < full.states());
      long until = 1 + trial.seed() % MOST_STATES_REDUCED;
      trial.at("%s, choosing places %s, reduced for %d states".formatted(way, choosePlaces, until));
      SearchFindings steppedBack =
          SearchFindings.of(system, reduction, way.reducedUntil(until), List.of());
      full.requireSame(steppedBack, List.of(), trial);
      trial.count("reduction given up", steppedBack.steppedBack());
    }
    trial.count("no dead marking", dead.isEmpty());
  }

  private static void compareVerdicts(
      NetPlan plan, NetSystem system, NaiveExplorer naive, Trial trial) {
    long seed = trial.seed();
    List<StateProperty> properties = properties(plan, system);
    List<StateCondition> goals = properties.stream().map(CheckableNet::deciding).toList();
    Reduction reduction = NetReduction.of(system, goals, seed % 3 != 0);
    SearchResult found = search(system, reduction, asked(properties), Stop.WHEN_ALL_DECIDED, seed);
    for (StateProperty property : properties) {
      trial.at(property.name());
      boolean expected =
          naive.states().stream().anyMatch(state -> property.decider().holds(array(state)));
      trial.require("goal reached", expected, found.violated().contains(property.name()));
      trial.count(expected ? "goal that can be reached" : "goal that cannot be reached");
    }
    trial.at("with goals");
    if (found.end() == EndReason.EXHAUSTED) {
      trial.require(
          "dead markings", (long) naive.dead().size(), found.statistics().terminalStates());
    } else {
      trial.require("end of the search", EndReason.DECIDED, found.end());
    }
  }

  /** What holds sometimes and what holds in every dead marking. */
  private static void compareKinds(
      NetPlan plan, NetSystem system, NaiveExplorer naive, Trial trial) {
    List<StateProperty> sometimes = new ArrayList<>();
    List<StateProperty> atEnd = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      StateCondition goal = plan.goals().get(number).of(system.graph().net());
      sometimes.add(NetProperties.of("sometimes" + number, Kind.SOMETIMES, goal, system));
      atEnd.add(NetProperties.of("end" + number, Kind.AT_END, goal, system));
    }
    List<StateCondition> goals = sometimes.stream().map(CheckableNet::deciding).toList();
    List<Property> asked = new ArrayList<>(sometimes);
    asked.addAll(atEnd);
    Reduction reduction = NetReduction.of(system, goals, trial.seed() % 3 != 0);
    SearchResult found = search(system, reduction, asked, Stop.NEVER, trial.seed());
    for (StateProperty property : sometimes) {
      boolean expected =
          naive.states().stream().anyMatch(state -> property.decider().holds(array(state)));
      trial.require(property.name(), expected, found.violated().contains(property.name()));
    }
    for (StateProperty property : atEnd) {
      boolean expected =
          naive.dead().stream().anyMatch(state -> property.decider().holds(array(state)));
      trial.require(property.name(), expected, found.violated().contains(property.name()));
      trial.count("violated at the end", expected);
    }
  }

  private static List<StateProperty> properties(NetPlan plan, NetSystem system) {
    List<StateProperty> properties = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      StateCondition goal = plan.goals().get(number).of(system.graph().net());
      properties.add(NetProperties.goal("goal" + number, goal, system));
    }
    if (plan.faults()) {
      StandardFaults faults = new StandardFaults(system);
      properties.add(NetProperties.without("one-safety", faults.unsafePlaces(), system));
      properties.add(NetProperties.without("consistency", faults.inconsistentSignals(), system));
      properties.add(NetProperties.without("hazard", faults.hazards(), system));
    }
    return properties;
  }

  private static List<Property> asked(List<StateProperty> properties) {
    return List.copyOf(properties);
  }

  private static NetSystem system(SignalGraph graph) {
    return graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
  }

  private static int[] array(List<Integer> state) {
    return state.stream().mapToInt(Integer::intValue).toArray();
  }

  private static SearchOrder order(long seed) {
    return seed % 2 == 0 ? SearchOrder.BFS : SearchOrder.DFS;
  }

  private static SearchResult search(
      NetSystem system, Reduction reduction, List<Property> properties, Stop stop, long seed) {
    SearchTask task =
        new SearchTask(
                system,
                reduction,
                StoreKind.EXACT,
                properties,
                stop,
                Limits.none(),
                SearchListener.none())
            .withPatience(
                seed % 5 == 0
                    ? Patience.untilStates(1 + seed % MOST_STATES_REDUCED)
                    : Patience.endless());
    SearchResult alone = search(task, 1, seed);
    if (order(seed) == SearchOrder.BFS) {
      SearchResult together = search(task, 2 + (int) (seed / 2 % 3), seed);
      assertThat(together.statistics().states()).isEqualTo(alone.statistics().states());
      assertThat(together.statistics().transitions()).isEqualTo(alone.statistics().transitions());
      assertThat(together.violated()).isEqualTo(alone.violated());
    }
    return alone;
  }

  private static SearchResult search(SearchTask task, int workers, long seed) {
    Workforce workforce = new Workforce(workers, 1, seed % 40);
    return Search.of(task.withWorkforce(workforce), order(seed)).run();
  }
}
