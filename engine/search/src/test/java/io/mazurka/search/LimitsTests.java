package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.ExplicitSystem;
import io.mazurka.kernel.explicit.Instrumented;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LimitsTests {

  /** A system of some million states, too many to explore within a test. */
  private static final Counters LARGE = new Counters(3, 200);

  @ParameterizedTest
  @EnumSource
  void stateLimitReportsExactlySoManyStates(SearchOrder order) {
    CheckResult result = run(LARGE, order, Limits.none().withStates(12_345));
    assertThat(result.statistics().states()).isEqualTo(12_345);
    assertThat(result.end()).isEqualTo(EndReason.STATE_LIMIT);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee()).hasToString("bounded: stopped by the state limit");
  }

  @ParameterizedTest
  @EnumSource
  void stateLimitThatIsJustEnoughDoesNotMatter(SearchOrder order) {
    Counters small = new Counters(2, 9);
    CheckResult result = run(small, order, Limits.none().withStates(100));
    assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void depthLimitCoversWholeLevels() {
    CheckResult result = run(LARGE, SearchOrder.BFS, Limits.none().withDepth(20));
    // The states with a sum of at most 20.
    assertThat(result.statistics().states()).isEqualTo(23 * 22 * 21 / 6);
    assertThat(result.statistics().depth()).isEqualTo(20);
    assertThat(result.end()).isEqualTo(EndReason.DEPTH_LIMIT);
    assertThat(result.guarantee())
        .hasToString("bounded: every state up to the depth limit was covered");
  }

  @ParameterizedTest
  @EnumSource
  void violationAtTheDepthLimitIsFound(SearchOrder order) {
    StateProperty small = new Avoidance("small", state -> Arrays.stream(state).sum() >= 20);
    CheckResult found = run(LARGE, order, Limits.none().withDepth(20), small);
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.end()).isEqualTo(EndReason.VIOLATION);
    assertThat(found.counterexample().path().steps()).hasSize(20);
    CheckResult missed = run(LARGE, order, Limits.none().withDepth(19), small);
    assertThat(missed.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(missed.end()).isEqualTo(EndReason.DEPTH_LIMIT);
  }

  @Test
  void violationAmongTheLastStatesWithinTheStateLimitIsFound() {
    // States are discovered in the order of their numbers; the limit stops before state 4.
    ExplicitSystem system =
        ExplicitSystem.of(
            new int[] {1, 2}, new int[] {3, 4}, new int[] {5}, new int[0], new int[0], new int[0]);
    StateProperty avoids = Avoidance.of(system, "avoids 3", 3);
    CheckResult result = run(system, SearchOrder.BFS, Limits.none().withStates(4), avoids);
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.end()).isEqualTo(EndReason.VIOLATION);
  }

  @ParameterizedTest
  @EnumSource
  void timeLimitEndsASystemWithSlowSteps(SearchOrder order) {
    TransitionSystem slow = new Instrumented(LARGE, () -> LockSupport.parkNanos(100_000));
    CheckResult result = run(slow, order, Limits.none().withSeconds(0.2));
    assertThat(result.end()).isEqualTo(EndReason.TIME_LIMIT);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee()).hasToString("bounded: stopped by the time limit");
    assertThat(result.statistics().states()).isBetween(1L, LARGE.states() / 2);
    assertThat(result.seconds()).isGreaterThanOrEqualTo(0.2);
  }

  @Test
  void whatTheCompilationTakesIsMissingInTheSearch() {
    Check check =
        Check.of(
                options -> {
                  long end = System.nanoTime() + 50_000_000;
                  while (System.nanoTime() < end) {
                    LockSupport.parkNanos(end - System.nanoTime());
                  }
                  return new CompiledModel(LARGE, List.of(), false, List.of());
                })
            .with(CheckOptions.defaults().withLimits(Limits.none().withSeconds(10)));
    assertThat(check.prepare().task().limits().seconds()).isLessThanOrEqualTo(9.95);
  }

  @Test
  void violationOutranksATimeLimitThatPassedMeanwhile() {
    // The first state on the second level is slow, the one after it is bad.
    ExplicitSystem system =
        ExplicitSystem.of(new int[] {1, 2}, new int[] {3}, new int[0], new int[0]);
    List<Integer> fired = new ArrayList<>();
    TransitionSystem slow =
        new Instrumented(
            system,
            () -> {
              fired.add(1);
              LockSupport.parkNanos(fired.size() > 2 ? 300_000_000 : 0);
            });
    CheckResult result =
        run(slow, SearchOrder.BFS, Limits.none().withSeconds(0.2), Avoidance.of(system, "p", 2));
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.end()).isEqualTo(EndReason.VIOLATION);
  }

  private static CheckResult run(
      TransitionSystem system, SearchOrder order, Limits limits, StateProperty... invariants) {
    return Check.of(options -> new CompiledModel(system, List.of(invariants), false, List.of()))
        .with(CheckOptions.defaults().withSearch(order).withLimits(limits))
        .run();
  }
}
