package io.mazurka.search.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Outlook;
import io.mazurka.search.coverage.StepCoverage.Count;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a search that ended early says of its steps, compared with a few loops that count it. */
final class FoundExecutionsTests {

  private static final int COUNTERS = 4;

  /** Counters that go up, and down again if their neighbour is where a table says. */
  private static final class Counters extends DeterministicSystem {

    private final int[] most = new int[COUNTERS];
    private final int[] needed = new int[2 * COUNTERS];

    Counters(long seed) {
      super(List.of("a", "b", "c", "d"), declared());
      Random random = new Random(seed * 0x9E3779B97F4A7C15L);
      Arrays.setAll(most, counter -> 1 + random.nextInt(5));
      Arrays.setAll(needed, transition -> random.nextInt(7) - 1);
    }

    private static List<Transition> declared() {
      List<Transition> transitions = new ArrayList<>();
      for (int number = 0; number < 2 * COUNTERS; number++) {
        String process = String.valueOf((char) ('a' + number / 2));
        transitions.add(new Transition(number, process, number % 2 == 0 ? "up" : "down"));
      }
      return transitions;
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[COUNTERS], new int[] {1, 0, 0, 0});
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      int counter = transition / 2;
      int neighbour = state[(counter + 1) % COUNTERS];
      boolean free = needed[transition] < 0 || needed[transition] <= neighbour;
      return free && (transition % 2 == 0 ? state[counter] < most[counter] : state[counter] > 0);
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      int counter = transition / 2;
      changes.set(counter, state[counter] + (transition % 2 == 0 ? 1 : -1));
    }

    private static int[] after(int[] state, int transition) {
      int[] after = state.clone();
      after[transition / 2] += transition % 2 == 0 ? 1 : -1;
      return after;
    }
  }

  private static CheckResult check(DeterministicSystem system, long states, SearchOrder order) {
    Checkable model = options -> new CompiledModel(system, List.of(), false, List.of());
    return Check.of(model)
        .with(
            CheckOptions.unreduced()
                .withSearch(order)
                .withWorkers(1)
                .withLimits(Limits.none().withStates(states)))
        .run();
  }

  /** What is counted by hand: a queue, the states that it took, and how each state came into it. */
  private record Counted(Map<String, Long> possible, Set<String> taken, Set<String> could) {

    static Counted of(Counters system, long found, long expanded) {
      Map<List<Integer>, Integer> reached = new LinkedHashMap<>();
      List<int[]> queue = new ArrayList<>();
      for (int[] state : system.initialStates()) {
        queue.add(state);
        reached.put(Arrays.stream(state).boxed().toList(), -1);
      }
      Counted counted = new Counted(new TreeMap<>(), new TreeSet<>(), new TreeSet<>());
      List<Transition> all = system.transitions();
      all.forEach(one -> counted.possible.put(one.toString(), 0L));
      for (int index = 0; index < found; index++) {
        int[] state = queue.get(index);
        int by = Objects.requireNonNull(reached.get(Arrays.stream(state).boxed().toList()));
        for (Transition one : all) {
          if (system.isEnabled(state, one.number())) {
            String pair = by < 0 ? "" : all.get(by) + " then " + one;
            counted.could.add(pair);
            if (index < expanded) {
              counted.taken.add(pair);
              counted.possible.merge(one.toString(), 1L, Long::sum);
            }
            int[] next = Counters.after(state, one.number());
            if (index < expanded
                && reached.putIfAbsent(Arrays.stream(next).boxed().toList(), one.number())
                    == null) {
              queue.add(next);
            }
          }
        }
      }
      counted.taken.remove("");
      counted.could.remove("");
      return counted;
    }
  }

  @Test
  void everythingIsCountedIfThereAreFewStates() {
    int cut = 0;
    int waiting = 0;
    for (int seed = 0; seed < 400; seed++) {
      Counters system = new Counters(seed);
      CheckResult result = check(system, 3 + seed % 40, SearchOrder.BFS);
      if (result.end() != EndReason.STATE_LIMIT) {
        continue;
      }
      Outlook outlook = Objects.requireNonNull(result.outlook());
      StepCoverage coverage = Objects.requireNonNull(outlook.coverage());
      Counted counted = Counted.of(system, outlook.found(), outlook.found() - outlook.waiting());
      assertThat(coverage.executions()).isEqualTo(outlook.found());
      Map<String, Long> counts = new TreeMap<>();
      coverage.counts().forEach(one -> counts.put(one.transition(), one.taken()));
      assertThat(counts).as("seed %d", seed).isEqualTo(counted.possible);
      TakenPairs pairs = Objects.requireNonNull(coverage.pairs());
      assertThat(pairs.taken()).isEqualTo(counted.taken.size());
      assertThat(pairs.possible()).isEqualTo(counted.could.size());
      Set<String> open = new TreeSet<>(counted.could);
      open.removeAll(counted.taken);
      assertThat(pairs.missed()).containsExactlyInAnyOrderElementsOf(open);
      cut++;
      waiting += open.isEmpty() ? 0 : 1;
    }
    assertThat(cut).isGreaterThan(100);
    assertThat(waiting).isGreaterThan(20);
  }

  @Test
  void ofManyStatesAnEvenSampleIsLookedAt() {
    Checkable model = options -> new CompiledModel(new Grid(), List.of(), false, List.of());
    CheckResult result =
        Check.of(model)
            .with(CheckOptions.unreduced().withLimits(Limits.none().withStates(20_000)))
            .run();

    StepCoverage coverage =
        Objects.requireNonNull(Objects.requireNonNull(result.outlook()).coverage());
    assertThat(coverage.executions()).isBetween(1L, (long) FoundExecutions.MOST_STATES);
    assertThat(StepCoverage.neverTaken(coverage.counts())).isEmpty();
    assertThat(coverage.counts()).extracting(Count::transition).containsExactly("x.up", "y.up");
    assertThat(coverage.counts().get(0).taken()).isGreaterThan(coverage.executions() / 2);
  }

  /** Two counters without end. */
  private static final class Grid extends DeterministicSystem {

    Grid() {
      super(List.of("x", "y"), List.of(new Transition(0, "x", "up"), new Transition(1, "y", "up")));
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[2]);
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      return true;
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      changes.set(transition, state[transition] + 1);
    }
  }

  @Test
  void searchThatDoesNotKnowItsWaysShowsNone() {
    CheckResult depthFirst = check(new Grid(), 20, SearchOrder.DFS);
    assertThat(Objects.requireNonNull(depthFirst.outlook()).coverage()).isNull();
    assertThat(check(new Counters(3), Long.MAX_VALUE, SearchOrder.BFS).outlook()).isNull();
  }
}
