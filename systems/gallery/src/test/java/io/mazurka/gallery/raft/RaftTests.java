package io.mazurka.gallery.raft;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Raft is safe in small instances, with restarts and without, reduced or not. */
final class RaftTests {

  private static Check raft(int servers, int terms, int values, int restarts) {
    return Check.of(new RaftRules(servers, terms, values, restarts, false, false).protocol("raft"));
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 1, 0, 843, 7", "3, 1, 1, 0, 64676, 1"})
  void fullSearchHasTheseFigures(
      int servers, int terms, int values, int restarts, long states, long terminal) {
    CheckResult result =
        raft(servers, terms, values, restarts).with(CheckOptions.unreduced().withAll()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
  }

  @Test
  void serversAreInterchangeable() {
    CheckResult result = raft(3, 1, 1, 0).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.reductions()).contains("symmetric: server1, server2, server3");
    assertThat(result.statistics().states()).isLessThan(64_676 / 6);
  }

  @Test
  void nobodyNeedWinAnElectionOfOneTerm() {
    AskedProperties asked = AskedProperties.condition(Kind.LTL, "<> elected");

    CheckResult result = raft(3, 1, 1, 0).with(CheckOptions.defaults().withProperties(asked)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.reductions()).contains("symmetric: server1, server2, server3");
    assertThat(result.statistics().states()).isLessThan(64_676 / 6);
  }

  @Test
  void votesAndLogsSurviveRestarts() {
    assertThat(raft(2, 2, 1, 1).run().verdict()).isEqualTo(Verdict.HOLDS);
  }
}
