package io.mazurka.search.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.ExplicitSystem;
import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.Search;
import io.mazurka.search.order.Explored;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The graph that is made after a search has the states and steps that the search explored. */
final class ExploredGraphTests {

  private static final int SYSTEMS = 300;

  @Test
  void hasTheStatesAndStepsThatWereExplored() {
    RunReport report =
        new RandomRun<>(ExploredGraphTests.class, RandomModel::draw, ExploredGraphTests::compare)
            .inTurn(21_000, SYSTEMS);
    System.out.println("graphs of " + report);

    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "some steps left out");
    report.requireMoreThan(SYSTEMS / 20, "cut at a limit");
  }

  private static void compare(GraphPlan plan, Trial trial) {
    ExplicitSystem system = RandomModel.of(plan).system();
    Random random = new Random(trial.seed());
    boolean reduced = random.nextBoolean();
    Limits limits =
        random.nextInt(3) == 0 ? Limits.none().withStates(1 + random.nextInt(60)) : Limits.none();
    SearchTask task =
        new SearchTask(
                system,
                reduced ? new Some() : new NoReduction(),
                StoreKind.EXACT,
                List.of(property()),
                Stop.NEVER,
                limits,
                SearchListener.none())
            .withWorkforce(new Workforce(1 + random.nextInt(3), 1 + random.nextInt(3), 5));
    Search search = Search.of(task, SearchOrder.BFS);
    search.run();
    Explored explored = Objects.requireNonNull(search.explored());
    Explored unrecorded =
        new Explored(explored.log(), explored.choices(), explored.packing(), null);
    ExploredGraph recorded = graph(task, explored);
    ExploredGraph replayed = graph(task, unrecorded);
    compare(system, reduced, recorded, trial);
    assertThat(text(recorded)).isEqualTo(text(replayed));
    assertThat(recorded.labels(property().atoms())).isEqualTo(replayed.labels(property().atoms()));
  }

  private static ExploredGraph graph(SearchTask task, Explored explored) {
    return new ExploredGraph(
        task.system(),
        () -> Canonicalizer.IDENTITY,
        explored,
        new SharedWork(task, () -> new Progress(0, 0, 0, 0, 0, 0)));
  }

  private static List<String> text(ExploredGraph explored) {
    StateGraph graph = explored.graphWithActions();
    List<String> lines = new ArrayList<>();
    for (int state = 0; state < graph.states(); state++) {
      StringBuilder line = new StringBuilder().append(graph.isExpanded(state));
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        line.append(' ').append(graph.action(edge)).append('>').append(graph.target(edge));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private static void compare(
      ExplicitSystem system, boolean reduced, ExploredGraph explored, Trial trial) {
    StateGraph graph = explored.graph();
    Map<Integer, Integer> numbers = new HashMap<>();
    Map<Integer, Lasso> ways = new HashMap<>();
    List<Integer> queue = new ArrayList<>();
    for (int initial : graph.initial()) {
      numbers.put(initial, system.numberOf(system.initialStates().get(first(explored, initial))));
      ways.put(initial, new Lasso(initial, new int[0], 0));
      queue.add(initial);
    }
    long[] labels = explored.labels(property().atoms());
    for (int next = 0; next < queue.size(); next++) {
      int state = queue.get(next);
      int number = numbers.get(state);
      Lasso way = Objects.requireNonNull(ways.get(state));
      assertThat(stateAt(system, explored.path(way.start(), way.edges())))
          .isEqualTo(system.stateAt(number));
      assertThat(labels[state] != 0).isEqualTo(holds(system.stateAt(number)));
      List<Integer> targets = new ArrayList<>();
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int target = graph.target(edge);
        int[] edges = Arrays.copyOf(way.edges(), way.edges().length + 1);
        edges[edges.length - 1] = edge;
        if (!numbers.containsKey(target)) {
          Lasso there = new Lasso(way.start(), edges, edges.length);
          numbers.put(
              target,
              system.numberOf(stateAt(system, explored.path(there.start(), there.edges()))));
          ways.put(target, there);
          queue.add(target);
        }
        targets.add(numbers.get(target));
      }
      List<Integer> all = Arrays.stream(system.successors(number)).boxed().toList();
      if (graph.isExpanded(state)) {
        List<Integer> chosen = reduced ? Some.chosen(system.stateAt(number), all) : all;
        assertThat(targets).isEqualTo(chosen);
        trial.count("some steps left out", chosen.size() < all.size());
      } else {
        trial.count("cut at a limit");
      }
    }
    assertThat(new HashSet<>(numbers.values())).hasSize(queue.size());
    if (IntStream.range(0, graph.states()).allMatch(graph::isExpanded)) {
      assertThat(queue).hasSize(graph.states());
    }
  }

  private static int first(ExploredGraph explored, int initial) {
    return explored.path(initial, new int[0]).initialState();
  }

  private static int[] stateAt(ExplicitSystem system, Path path) {
    return Walk.along(system, path).state();
  }

  private static boolean holds(int[] state) {
    return Arrays.hashCode(state) % 3 == 0;
  }

  private static TemporalProperty property() {
    return new TemporalProperty("p", "p", new LinearFormula.Atom(0), List.of(third()), List.of());
  }

  private static NamedCondition third() {
    return new NamedCondition("third", new OpaqueCondition(ExploredGraphTests::holds, state -> ""));
  }

  /**
   * A reduction that leaves out random steps; whether it preserves anything does not matter here.
   */
  private record Some() implements Reduction {
    @Override
    public String description() {
      return "some";
    }

    @Override
    public Contract contract() {
      return Contract.forConstantInvariants();
    }

    @Override
    public Selector selector() {
      return (state, cursor, steps, chosen) -> {
        int count = 0;
        for (int step = 0; step < steps; step++) {
          if (takes(state, step)) {
            chosen[count++] = step;
          }
        }
        return count;
      };
    }

    static List<Integer> chosen(int[] state, List<Integer> targets) {
      List<Integer> chosen = new ArrayList<>();
      for (int step = 0; step < targets.size(); step++) {
        if (takes(state, step)) {
          chosen.add(targets.get(step));
        }
      }
      return chosen;
    }

    private static boolean takes(int[] state, int step) {
      return step == 0 || (Arrays.hashCode(state) >>> step & 1) == 0;
    }
  }
}
