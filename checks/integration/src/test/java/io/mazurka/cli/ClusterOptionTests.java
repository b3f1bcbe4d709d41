package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options and commands of clusters, without the module that knows what these are. */
final class ClusterOptionTests {

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "check paxos --partitions 4 :: --partitions needs --cluster MASTER",
        "check paxos --proviso order :: --proviso needs --cluster MASTER",
        "check paxos --cluster local[2] --partitions 0 :: --partitions takes a number from 1 to 4096, not '0'",
        "check paxos --cluster local[2] :: a cluster needs the module cluster",
        "cluster start :: a cluster needs the module cluster",
        "cluster start --memory 3 :: a cluster needs the module cluster",
        "cluster :: start or stop? See mazurka cluster --help"
      })
  void whatCannotBeDoneIsSaidInOneMessage(String command, String message) {
    Outcome outcome = Outcome.of(command.split(" ", -1));
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).startsWith("mazurka: " + message);
  }

  @Test
  void helpShowsWhatAClusterIsStartedWith() {
    Outcome outcome = Outcome.of("cluster", "start", "--help");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("--workers", "--cores", "--memory", "--host", "--port", "--dir");
  }
}
