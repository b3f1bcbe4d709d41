package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Search;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.search.Stop;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.random.RandomCondition;
import io.mazurka.nets.random.RandomNet;
import io.mazurka.nets.stubborn.NetReduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Random nets: what the naive explorer finds is what the searches find, reduced or not. */
abstract class DifferentialContract {

  private static final int MOST_STATES = 3000;

  private int reduced;
  private int cyclic;
  private int reached;
  private int unreached;

  abstract int nets();

  @Test
  void fullSearchFindsWhatTheDefinitionSays() {
    int explored = 0;
    for (long seed = 0; explored < nets() / 4; seed++) {
      SignalGraph graph = graph(new RandomNet(seed), seed);
      Optional<NaiveExplorer> naive = NaiveExplorer.explore(graph, MOST_STATES);
      if (naive.isPresent()) {
        explored++;
        SearchResult found = search(system(graph), new NoReduction(), List.of(), Stop.NEVER, seed);
        assertThat(found.statistics().states()).isEqualTo(naive.get().states().size());
        assertThat(found.statistics().transitions()).isEqualTo(naive.get().transitions());
        assertThat(found.statistics().terminalStates()).isEqualTo(naive.get().dead());
      }
    }
  }

  @Test
  void reducedSearchKeepsEveryDeadMarkingAndEveryVerdict() {
    int explored = 0;
    for (long seed = 0; explored < nets(); seed++) {
      RandomNet random = new RandomNet(seed);
      SignalGraph graph = graph(random, seed);
      Optional<NaiveExplorer> naive = NaiveExplorer.explore(graph, MOST_STATES);
      if (naive.isPresent()) {
        explored++;
        compareDeadMarkings(graph, naive.get(), seed);
        compareVerdicts(graph, naive.get(), random, seed);
      }
    }
    assertThat(reduced).as("nets in which states were saved").isGreaterThan(nets() / 5);
    assertThat(cyclic).as("nets without a dead marking").isGreaterThan(nets() / 20);
    assertThat(reached).as("goals that can be reached").isGreaterThan(nets() / 5);
    assertThat(unreached).as("goals that cannot be reached").isGreaterThan(nets() / 5);
  }

  private void compareDeadMarkings(SignalGraph graph, NaiveExplorer naive, long seed) {
    NetSystem system = system(graph);
    for (boolean choosePlaces : new boolean[] {true, false}) {
      Reduction reduction = NetReduction.of(system, List.of(), choosePlaces);
      SearchResult found = search(system, reduction, List.of(), Stop.NEVER, seed);
      assertThat(found.statistics().terminalStates()).as("seed %d", seed).isEqualTo(naive.dead());
      reduced += found.statistics().states() < naive.states().size() && choosePlaces ? 1 : 0;
    }
    cyclic += naive.dead() == 0 ? 1 : 0;
  }

  private void compareVerdicts(
      SignalGraph graph, NaiveExplorer naive, RandomNet random, long seed) {
    NetSystem system = system(graph);
    List<NetProperty> properties = new ArrayList<>();
    int slots = graph.net().places().size() + graph.signals().size();
    RandomCondition conditions = new RandomCondition(graph.net(), slots, random.random());
    for (int number = 1 + random.random().nextInt(2); number > 0; number--) {
      properties.add(new NetGoal("goal" + number, conditions.next(2), system));
    }
    if (random.random().nextInt(8) == 0) {
      StandardFaults faults = new StandardFaults(system);
      properties.add(new NetInvariant("one-safety", faults.unsafePlaces(), system));
      properties.add(new NetInvariant("consistency", faults.inconsistentSignals(), system));
      properties.add(new NetInvariant("hazard", faults.hazards(), system));
    }
    List<StateCondition> goals = properties.stream().map(NetProperty::failure).toList();
    Reduction reduction = NetReduction.of(system, goals, seed % 3 != 0);
    SearchResult found = search(system, reduction, asked(properties), Stop.WHEN_ALL_DECIDED, seed);
    for (NetProperty property : properties) {
      boolean expected = naive.states().stream().anyMatch(state -> !property.holds(array(state)));
      assertThat(found.violated().contains(property.name()))
          .as("%s of seed %d", property.name(), seed)
          .isEqualTo(expected);
      reached += expected ? 1 : 0;
      unreached += expected ? 0 : 1;
    }
    if (found.end() == EndReason.EXHAUSTED) {
      assertThat(found.statistics().terminalStates()).as("seed %d", seed).isEqualTo(naive.dead());
    }
  }

  private static List<Property> asked(List<NetProperty> properties) {
    return properties.stream().map(Property.class::cast).toList();
  }

  private static SignalGraph graph(RandomNet random, long seed) {
    return seed % 3 == 0 ? random.graph() : SignalGraph.of(random.net());
  }

  private static NetSystem system(SignalGraph graph) {
    return graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
  }

  private static int[] array(List<Integer> state) {
    return state.stream().mapToInt(Integer::intValue).toArray();
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
            SearchListener.none());
    return Search.of(task, seed % 2 == 0 ? SearchOrder.BFS : SearchOrder.DFS).run();
  }
}
