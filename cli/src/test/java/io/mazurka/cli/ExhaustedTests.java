package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.TextReport;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.cluster.ClusterFailedException;
import io.mazurka.kernel.search.Progress;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of a check that ended outside of its search. */
final class ExhaustedTests {

  private static final ClusterFailedException FAILED =
      new ClusterFailedException("the memory of an executor was full", "Give it more.", null);

  private static String text(CheckResult result) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    new TextReport(new Console(out, out, Map.of(), false, () -> false)).result(result);
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void clusterThatFailsHasARemedyOfItsOwn() {
    CheckResult result = Exhausted.cluster(FAILED, false, 1);
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
    assertThat(text(Exhausted.cluster(FAILED.after(figures), false, 1)))
        .contains("Not decided (bounded: the memory of an executor was full)")
        .contains("states            20\n", "transitions       30\n", "terminal states   1\n")
        .doesNotContain("before a state was explored");
  }

  @Test
  void figuresToldLastAreThoseOfASearchThatCannotTellAnyMore() {
    Statistics told = Statistics.soFar(new Progress(843, 844, 843, 900, 1, 11));
    String text = text(Exhausted.memory(told, 11));
    assertThat(text)
        .contains("844 states were explored", "states            844\n", "depth             843\n")
        .doesNotContain("terminal states");
  }

  @Test
  void clusterThatFailsWhileARunIsStoppedWasStopped() {
    assertThat(ExitCode.of(Exhausted.cluster(FAILED, true, 1))).isEqualTo(130);
  }
}
