package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cli.outcome.Exhausted;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Failure;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The report of a check that ended outside of its search. */
final class ExhaustedTests {

  private static final ClusterFailedException FAILED =
      new ClusterFailedException("the memory of an executor was full", "Give it more.", null);

  private static final Exhausted EXHAUSTED =
      new Exhausted(
          List.of(new PropertyResult("agreement", Kind.INVARIANT, Verdict.INCONCLUSIVE)), 1);

  private static String text(CheckResult result) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    new TextReport(new Console(out, out, Map.of(), false, () -> false)).result(result);
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void clusterThatFailsHasARemedyOfItsOwn() {
    CheckResult result = EXHAUSTED.cluster(FAILED, false);
    assertThat(ExitCode.of(result)).isEqualTo(21);
    assertThat(text(result))
        .contains("Not decided (bounded: the memory of an executor was full)")
        .contains("\nGive it more.\n")
        .doesNotContain("-Xmx");
    assertThat(Failure.of(FAILED, "mazurka check"))
        .isEqualTo(new Failure(21, "the memory of an executor was full\nGive it more."));
  }

  @Test
  void whatWasExploredUntilThenIsTold() {
    Statistics figures = new Statistics(20, 30, 1, 0, -1, 4000);
    assertThat(text(EXHAUSTED.cluster(FAILED.after(figures), false)))
        .contains("Not decided (bounded: the memory of an executor was full)")
        .contains("states            20\n", "transitions       30\n", "terminal states   1\n")
        .doesNotContain("before a state was explored");
  }

  @Test
  void figuresToldLastAreThoseOfASearchThatCannotTellAnyMore() {
    Statistics told = Statistics.soFar(new Progress(843, 844, 843, 900, 1, 11));
    String text = text(EXHAUSTED.memory(told));
    assertThat(text)
        .contains("844 states were explored", "states            844\n", "depth             843\n")
        .doesNotContain("terminal states");
  }

  /** A check that never began, or reported nothing, must not claim that nothing is violated. */
  @Test
  void whatWasAskedIsToldAndNothingIsClaimedOfIt() {
    CheckResult result = EXHAUSTED.memory(Statistics.none());
    assertThat(result.properties()).hasSize(1);
    assertThat(text(result))
        .contains("it ended before a state was explored")
        .doesNotContain("no violation");
  }

  /** The analysis of a protocol is longer than its time. */
  @Test
  void checkThatEndsBeforeItsSearchTellsWhatItWasAsked() {
    for (String asked : new String[] {"", "--property agreement", "--property deadlock"}) {
      String command = "check paxos proposers=5 acceptors=9 --timeout 0.05 --json " + asked;
      Outcome outcome = Outcome.of(command.strip().split(" "));
      assertThat(outcome.exitCode()).isEqualTo(20);
      JsonNode properties = outcome.json().get("properties");
      assertThat(properties).hasSize(1);
      assertThat(properties.get(0).get("name").asText())
          .isEqualTo(asked.endsWith("deadlock") ? "deadlock" : "agreement");
      assertThat(properties.get(0).get("verdict").asText()).isEqualTo("inconclusive");
    }
  }

  @Test
  void clusterThatFailsWhileARunIsStoppedWasStopped() {
    assertThat(ExitCode.of(EXHAUSTED.cluster(FAILED, true))).isEqualTo(130);
  }
}
