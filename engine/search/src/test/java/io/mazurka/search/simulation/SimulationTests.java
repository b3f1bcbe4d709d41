package io.mazurka.search.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.simulation.SimulationResult.End;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SimulationTests {

  /** Three processes that count to five. */
  private static final class Counting extends DeterministicSystem {

    Counting() {
      super(
          List.of("a", "b", "c"),
          List.of(
              new Transition(0, "a", "count"),
              new Transition(1, "b", "count"),
              new Transition(2, "c", "count")));
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[3]);
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      return state[transition] < 5;
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      changes.set(transition, state[transition] + 1);
    }
  }

  private static SimulationResult simulate(SimulationPlan plan, int forbidden, SearchListener who) {
    Checkable counting =
        options -> {
          Counting system = new Counting();
          return new CompiledModel(
              system,
              List.of(
                  new SimpleInvariant(
                      "b waits",
                      state -> state[1] < forbidden || state[0] + state[2] > 0,
                      state -> "b is too early")),
              false,
              List.of());
        };
    return Simulation.run(() -> Check.of(counting).prepare(), List.of(), plan, who);
  }

  private static SimulationPlan plan(WalkStrategy strategy, int workers, int depth) {
    return new SimulationPlan(2_000, 5, depth, strategy, workers, Double.POSITIVE_INFINITY);
  }

  /** If steps are chosen evenly, three steps of b come before all others once in 27 executions. */
  @ParameterizedTest
  @EnumSource(WalkStrategy.class)
  void everyStrategyFindsAViolationAndShortensIt(WalkStrategy strategy) {
    SimulationResult result = simulate(plan(strategy, 2, 50), 3, SearchListener.none());
    assertThat(result.end()).isEqualTo(End.VIOLATION);
    Counterexample shown = result.counterexample();
    assertThat(shown).isNotNull();
    assertThat(shown.path().steps()).containsExactly(1, 1, 1);
    assertThat(result.properties().get(0).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void executionsEndWhereNothingIsLeftToDo() {
    SimulationResult result = simulate(plan(WalkStrategy.RANDOM, 1, 50), 9, SearchListener.none());
    assertThat(result.end()).isEqualTo(End.ALL_RUNS);
    assertThat(result.runs()).isEqualTo(2_000);
    assertThat(result.ended()).isEqualTo(2_000);
    assertThat(result.steps()).isEqualTo(30_000);
    assertThat(result.deepest()).isEqualTo(15);
    assertThat(result.coverage()).allMatch(one -> one.taken() == 10_000);
    assertThat(result.properties().get(0).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
  }

  @Test
  void theOutcomeDoesNotDependOnTheWorkers() {
    SimulationResult one = simulate(plan(WalkStrategy.RANDOM, 1, 50), 4, SearchListener.none());
    for (int workers = 2; workers <= 4; workers++) {
      SimulationResult more =
          simulate(plan(WalkStrategy.RANDOM, workers, 50), 4, SearchListener.none());
      assertThat(more.failingRun()).isEqualTo(one.failingRun());
      assertThat(more.counterexample()).isEqualTo(one.counterexample());
    }
  }

  @Test
  void depthAndTimeAreLimits() {
    SimulationResult shallow = simulate(plan(WalkStrategy.SWARM, 1, 2), 3, SearchListener.none());
    assertThat(shallow.end()).isEqualTo(End.ALL_RUNS);
    assertThat(shallow.deepest()).isEqualTo(2);
    SimulationPlan late = new SimulationPlan(2_000, 5, 50, WalkStrategy.PCT, 1, 0);
    assertThat(simulate(late, 3, SearchListener.none()).end()).isEqualTo(End.TIME_LIMIT);
  }

  /** The states of one system mean nothing to the properties of another one. */
  @Test
  void counterexampleIsExplainedByThePropertyOfTheSystemThatWasMadeLast() {
    AtomicInteger made = new AtomicInteger();
    Checkable numbered =
        options -> {
          int number = made.incrementAndGet();
          return new CompiledModel(
              new Counting(),
              List.of(
                  new SimpleInvariant(
                      "b waits",
                      state -> number < 3 || state[1] < 3 || state[0] + state[2] > 0,
                      state -> "system " + number)),
              false,
              List.of());
        };
    SimulationResult result =
        Simulation.run(
            () -> Check.of(numbered).prepare(),
            List.of(),
            plan(WalkStrategy.RANDOM, 2, 100),
            SearchListener.none(),
            () -> made.get() < 3);
    assertThat(made).hasValue(3);
    assertThat(result.counterexample()).isNotNull();
    assertThat(result.counterexample().explanation()).isEqualTo("system 3");
  }
}
