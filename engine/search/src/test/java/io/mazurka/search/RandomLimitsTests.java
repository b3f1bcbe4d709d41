package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Exploration;
import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Searches of random systems with limits cover exactly the expected states. */
class RandomLimitsTests {

  private static final int SYSTEMS = 300;

  @Test
  void stateLimitCoversTheStatesDiscoveredFirst() {
    onRandomSystems(
        false,
        (comparison, seed) -> {
          List<Integer> reached = comparison.exploration().discovered();
          int limit = 1 + new Random(seed).nextInt(reached.size() + 1);
          CheckResult result = comparison.run(limited(Limits.none().withStates(limit)));
          List<Integer> covered = reached.subList(0, Math.min(limit, reached.size()));
          boolean violated = covered.stream().anyMatch(comparison::violates);
          EndReason otherwise =
              limit < reached.size() ? EndReason.STATE_LIMIT : EndReason.EXHAUSTED;
          assertThat(result.end()).isEqualTo(violated ? EndReason.VIOLATION : otherwise);
          if (violated) {
            comparison.replays(result);
          } else {
            assertThat(result.statistics().states()).isEqualTo(covered.size());
          }
        });
  }

  @Test
  void depthLimitCoversEveryStateUpToIt() {
    onRandomSystems(
        true,
        (comparison, seed) -> {
          Exploration exploration = comparison.exploration();
          int limit = new Random(seed).nextInt(exploration.depth() + 2);
          CheckResult result = comparison.run(limited(Limits.none().withDepth(limit)));
          List<Integer> covered = exploration.within(limit);
          boolean violated = covered.stream().anyMatch(comparison::violates);
          boolean cut =
              covered.stream()
                  .anyMatch(
                      number ->
                          exploration.distance(number) == limit && !exploration.isTerminal(number));
          EndReason otherwise = cut ? EndReason.DEPTH_LIMIT : EndReason.EXHAUSTED;
          assertThat(result.end()).isEqualTo(violated ? EndReason.VIOLATION : otherwise);
          if (violated) {
            comparison.replays(result);
          } else {
            assertThat(result.statistics().states()).isEqualTo(covered.size());
            assertThat(result.statistics().terminalStates())
                .isEqualTo(covered.stream().filter(exploration::isTerminal).count());
            assertThat(result.statistics().depth()).isEqualTo(Math.min(limit, exploration.depth()));
            assertThat(result.statistics().transitions())
                .isEqualTo(exploration.steps(exploration.within(limit - 1)));
          }
        });
  }

  @Test
  void limitWithAllCountsTheViolationsAmongWhatWasCovered() {
    onRandomSystems(
        false,
        (comparison, seed) -> {
          Exploration exploration = comparison.exploration();
          int limit = new Random(seed).nextInt(exploration.depth() + 2);
          CheckResult result = comparison.run(limited(Limits.none().withDepth(limit)).withAll());
          List<Integer> covered = exploration.within(limit);
          long violating = covered.stream().filter(comparison::violates).count();
          assertThat(result.statistics().states()).isEqualTo(covered.size());
          assertThat(result.statistics().violatingStates()).isEqualTo(violating);
        });
  }

  @Test
  void depthFirstSearchKeepsItsLimits() {
    onRandomSystems(
        true,
        (comparison, seed) -> {
          Exploration exploration = comparison.exploration();
          Random random = new Random(seed);
          long states = 1 + random.nextInt(exploration.discovered().size() + 1);
          int depth = random.nextInt(exploration.depth() + 3);
          Limits limits = Limits.none().withStates(states).withDepth(depth);
          CheckResult result = comparison.run(limited(limits).withSearch(SearchOrder.DFS));
          assertThat(result.statistics().states()).isLessThanOrEqualTo(states);
          if (result.counterexample() != null) {
            comparison.replays(result);
            assertThat(result.counterexample().path().steps()).hasSizeLessThanOrEqualTo(depth);
          } else if (result.end() == EndReason.EXHAUSTED) {
            assertThat(comparison.violating()).isEmpty();
            assertThat(result.statistics().states()).isEqualTo(exploration.discovered().size());
          } else {
            assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
            assertThat(result.end()).isIn(EndReason.STATE_LIMIT, EndReason.DEPTH_LIMIT);
          }
        });
  }

  /** A check of a comparison; the seed is for further random choices. */
  private interface Demand {
    void check(Comparison comparison, long seed);
  }

  private static void onRandomSystems(boolean deadlock, Demand demand) {
    new RandomRun<GraphPlan>(
            RandomLimitsTests.class,
            RandomModel::draw,
            (plan, trial) ->
                demand.check(new Comparison(RandomModel.of(plan), deadlock), trial.seed()))
        .inTurn(0, SYSTEMS)
        .requireNoDifference();
  }

  private static CheckOptions limited(Limits limits) {
    return CheckOptions.defaults().withLimits(limits);
  }
}
