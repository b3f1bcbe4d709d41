package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.Instrumented;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ListenerTests {

  private static final Counters LARGE = new Counters(3, 200);

  @ParameterizedTest
  @EnumSource
  void cancelledSearchTellsTheFiguresSoFar(SearchOrder order) {
    CheckResult result =
        Check.of(options -> new CompiledModel(LARGE, List.of(), false, List.of()))
            .with(CheckOptions.defaults().withSearch(order))
            .watchedBy(new Patience(20))
            .run();
    assertThat(result.end()).isEqualTo(EndReason.INTERRUPTED);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee()).hasToString("bounded: interrupted");
    assertThat(result.statistics().states()).isBetween(20L, 20_000L);
  }

  @ParameterizedTest
  @EnumSource
  void violationOutranksCancellation(SearchOrder order) {
    StateProperty small = new Avoidance("small", state -> Arrays.stream(state).sum() >= 30);
    int violations = 0;
    for (int patience = 0; patience < 60; patience++) {
      CheckResult result =
          Check.of(options -> new CompiledModel(LARGE, List.of(small), false, List.of()))
              .with(CheckOptions.defaults().withSearch(order))
              .watchedBy(new Patience(patience))
              .run();
      boolean violated = result.verdict() == Verdict.VIOLATED;
      assertThat(result.end()).isEqualTo(violated ? EndReason.VIOLATION : EndReason.INTERRUPTED);
      violations += violated ? 1 : 0;
    }
    assertThat(violations).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void progressIsToldSeveralTimes(SearchOrder order) {
    List<Progress> told = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void progress(Progress progress) {
            told.add(progress);
          }

          @Override
          public boolean cancelled() {
            return told.size() >= 3;
          }
        };
    Check.of(
            options ->
                new CompiledModel(
                    new Instrumented(LARGE, () -> LockSupport.parkNanos(100_000)),
                    List.of(),
                    false,
                    List.of()))
        .with(CheckOptions.defaults().withSearch(order))
        .watchedBy(listener)
        .run();
    assertThat(told).hasSizeGreaterThanOrEqualTo(3);
    assertThat(told).extracting(Progress::states).isSorted();
    assertThat(told).extracting(Progress::transitions).isSorted().allMatch(number -> number > 0);
    assertThat(told).extracting(Progress::seconds).isSorted().allMatch(seconds -> seconds >= 0.25);
    assertThat(told).extracting(Progress::depth).allMatch(depth -> depth > 0);
    assertThat(told).extracting(Progress::waiting).allMatch(waiting -> waiting > 0);
  }

  /** A listener that cancels the search after it was asked a number of times. */
  private static final class Patience implements SearchListener {
    private int left;

    Patience(int left) {
      this.left = left;
    }

    @Override
    public void progress(Progress progress) {}

    @Override
    public boolean cancelled() {
      return left-- <= 0;
    }
  }
}
