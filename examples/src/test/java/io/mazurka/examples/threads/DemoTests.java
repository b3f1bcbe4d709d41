package io.mazurka.examples.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadModel;
import org.junit.jupiter.api.Test;

/** Each demonstration goes wrong in the way it is meant to, and says so. */
final class DemoTests {

  @Test
  void oneBookingGetsLost() {
    CheckResult result = check(new LostUpdate());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(4L);
    assertThat(result.summary())
        .contains("the account holds")
        .contains("* read account = 0 (LostUpdate.java:");
  }

  @Test
  void readerBelievesTheFlag() {
    CheckResult result = check(new DataRace());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary())
        .contains("reader fails: ready, but there is no data (DataRace.java:");
  }

  @Test
  void transfersWaitForEachOther() {
    CheckResult result = check(new Transfer());

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(3L);
    assertThat(result.summary())
        .contains("clerk-1 waits to lock your account, held by clerk-2")
        .contains("clerk-2 waits to lock my account, held by clerk-1");
  }

  private static CheckResult check(ThreadModel model) {
    return Check.of(model).with(CheckOptions.defaults().withAll()).run();
  }
}
