package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.cli.outcome.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTests {

  private static final String RELAY = Relay.class.getName();

  @TempDir Path directory;

  private Outcome check(String... args) {
    String[] all = new String[args.length + 4];
    all[0] = "check";
    all[1] = RELAY;
    all[2] = "--out";
    all[3] = directory.toString();
    System.arraycopy(args, 0, all, 4, args.length);
    return Outcome.of(all);
  }

  @Test
  void propertiesThatHoldExitWithZero() {
    Outcome outcome = check("--property", "order");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("Mazurka " + Version.TEXT + ": relay n=2 --property order\n")
        .contains("\norder holds in all 6 states that can be reached\n")
        .containsPattern("transitions +6\n")
        .containsPattern("terminal states +1\n")
        .containsPattern("depth +4\n")
        .containsPattern("guarantee +exhaustive\n")
        .containsPattern("reductions +none\n");
    assertThat(outcome.err()).isEmpty();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void violatedInvariantExitsWith12AndShowsHow() {
    Outcome outcome = check();
    String file = directory.resolve("relay.counterexample.json").toString();
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out())
        .contains("few is violated after 4 steps, the fewest possible: the receiver has 2\n")
        .contains(
            """
              | sender                 | receiver
            --+------------------------+-----------------------
            0 | sent=0                 | received=0
            1 | * send                 |
              | > Token(1) to receiver |
              | sent=1                 |
            """)
        .contains(
            """
               sender  receiver
                  |        |
            1     *        |       send
            2     *        |       send
            3     |------->*       receive  Token(1)
            4     |------->*       receive  Token(2)
            """)
        .endsWith("\nSaved. To replay it:  mazurka replay " + file + "\n");
    assertThat(Path.of(file)).exists();
  }

  @Test
  void deadlockExitsWith11() {
    Outcome outcome = check("--property", "deadlock");
    assertThat(outcome.exitCode()).isEqualTo(11);
    assertThat(outcome.out())
        .contains(
            "deadlock is reached after 4 steps, the fewest possible: no process can take a step\n");
  }

  @Test
  void depthFirstSearchFindsTheSameVerdict() {
    Outcome outcome = check("--search", "dfs");
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).contains("few is violated after 4 steps: the receiver has 2\n");
    assertThat(outcome.out()).doesNotContainPattern("\n  depth ");
  }

  @Test
  void allGoesOnAfterAViolation() {
    Outcome outcome = check("--all", "--property", "few", "--property", "deadlock");
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out())
        .contains("the receiver has 2; deadlock fails, too\n")
        .containsPattern("violating states +1\n");
  }

  @Test
  void stateLimitExitsWith21() {
    Outcome outcome = check("--max-states", "3");
    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.out())
        .contains(
            "Not decided (bounded: stopped by the state limit): no violation of few and order in"
                + " the 3 states explored\n");
  }

  @Test
  void depthLimitExitsWith21() {
    assertThat(check("--max-depth", "2").exitCode()).isEqualTo(21);
    assertThat(check("--max-depth", "2", "--search", "dfs").exitCode()).isEqualTo(21);
  }

  @Test
  void timeLimitExitsWith20() {
    assertThat(check("n=100000", "--timeout", "0.05").exitCode()).isEqualTo(20);
  }

  @Test
  void violationOutranksALimit() {
    Outcome outcome = check("n=1", "--all", "--max-depth", "2", "--property", "few");
    assertThat(outcome.exitCode()).isEqualTo(12);
  }

  @Test
  void memoryLimitOutsideTheSearchExitsWith21() {
    Outcome outcome = Outcome.of("check", Relay.Hungry.class.getName());
    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.out()).contains("Not decided", "memory", "MAZURKA_OPTS=-Xmx");
    JsonNode json = Outcome.of("check", Relay.Hungry.class.getName(), "--json").json();
    assertThat(json.get("verdict")).hasToString("\"inconclusive\"");
    assertThat(json.get("guarantee")).hasToString("\"bounded\"");
    assertThat(json.get("seconds").doubleValue()).isPositive();
  }

  @Test
  void modelThatIsTooLargeExitsWith21AndTheFiguresSoFar() {
    Outcome outcome = Outcome.of("check", Relay.Overgrown.class.getName(), "n=9");
    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.out())
        .contains(
            "Not decided (bounded: stopped because the relay has more than 2 tokens)",
            "remedy: send fewer",
            "  states            4\n");
  }

  @Test
  void modelThatIsTooLargeIsInconclusiveInJson() {
    Outcome outcome = Outcome.of("check", Relay.Overgrown.class.getName(), "n=9", "--json");
    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.json().get("verdict")).hasToString("\"inconclusive\"");
    assertThat(outcome.json().get("guarantee")).hasToString("\"bounded\"");
    assertThat(outcome.err())
        .isEqualTo(
            "mazurka: stopped because the relay has more than 2 tokens\nremedy: send fewer\n");
  }

  @Test
  void modelThatIsTooLargeBeforeTheSearchExitsWith21() {
    Outcome outcome = Outcome.of("check", Relay.OvergrownAtOnce.class.getName());
    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.out()).contains("the relay has more than 0 tokens", "remedy: send fewer");
  }

  @Test
  void faultOfTheCheckerExitsWith255AndOneLine() {
    Outcome outcome = Outcome.of("check", Relay.Faulty.class.getName(), "--json");
    assertThat(outcome.exitCode()).isEqualTo(255);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .startsWith("mazurka: internal error: java.lang.IllegalStateException: this cannot be at ")
        .contains("please report it")
        .hasLineCount(1);
  }

  @Test
  void stackTraceIsShownToThoseWhoDebug() {
    Outcome outcome =
        Outcome.of(
            () -> false, Map.of("MAZURKA_DEBUG", "1"), "check", Relay.Faulty.class.getName());
    assertThat(outcome.err()).contains("\tat io.mazurka.cli.Relay$Faulty.create");
  }

  @Test
  void directoryOfTheCounterexampleIsMade() {
    Path inner = directory.resolve("not yet/there");
    Outcome outcome = Outcome.of("check", RELAY, "--out", inner.toString());
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).endsWith("replay '" + inner + "/relay.counterexample.json'\n");
    assertThat(inner.resolve("relay.counterexample.json")).exists();
  }

  @Test
  void violationIsOneEvenIfItsFileCannotBeSaved() throws Exception {
    Outcome.of("check", RELAY, "--out", directory.toString());
    try (Stream<Path> files = Files.list(directory)) {
      Path saved = files.findFirst().orElseThrow();
      Files.delete(saved);
      Files.createDirectories(saved.resolve("inside"));
    }
    Outcome outcome = Outcome.of("check", RELAY, "--out", directory.toString());
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).contains("few is violated", "> Token(1) to receiver");
    assertThat(outcome.err())
        .startsWith("mazurka: the counterexample cannot be saved in '" + directory + "'")
        .hasLineCount(1);
  }

  @Test
  void narrowTerminalGetsANarrowTable() {
    Outcome outcome =
        Outcome.of(
            () -> false, Map.of("COLUMNS", "40"), "check", RELAY, "--out", directory.toString());
    assertThat(
            outcome.out().substring(outcome.out().indexOf("\n0 |"), outcome.out().indexOf("\n1 |")))
        .isEqualTo("\n0 | sent=0        | received=0");
  }
}
