package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random executions find violations, say what they are worth, and are the same again. */
final class SimulateTests {

  @TempDir Path directory;

  private Outcome simulate(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "simulate";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = directory.toString();
    return Outcome.of(all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "pct", "swarm"})
  void everyStrategyFindsTheViolationAndItReplays(String strategy) {
    Outcome outcome =
        simulate("faulty-paxos", "--runs", "5000", "--strategy", strategy, "--seed", "7");
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(12);
    assertThat(outcome.out())
        .contains("agreement is violated after 14 steps", "sampled: " + strategy + ", seed 7")
        .contains("11 of 11 transitions were taken");
    Path saved = directory.resolve("faulty-paxos.counterexample.json");
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isEqualTo(12);
  }

  @Test
  void theSameSeedFindsTheSameForAnyNumberOfWorkers() {
    JsonNode one = finding("1", "3");
    assertThat(finding("2", "3")).isEqualTo(one);
    assertThat(finding("3", "3")).isEqualTo(one);
    assertThat(finding("1", "4").get("failingRun")).isNotEqualTo(one.get("failingRun"));
  }

  private JsonNode finding(String workers, String seed) {
    JsonNode json = simulate("faulty-paxos", "--workers", workers, "--seed", seed, "--json").json();
    ObjectNode kept = (ObjectNode) json;
    return kept.retain("failingRun", "counterexample", "verdict", "property", "properties");
  }

  @Test
  void formulaThatItCannotDecideIsRefusedByName() {
    Outcome outcome = simulate("two-phase-commit", "--property", "everybody decides");
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err())
        .contains("simulate cannot decide 'everybody decides'", "use mazurka check");
  }

  @Test
  void formulasOfTheModelAreListedAsNotChecked() {
    Outcome outcome = simulate("two-phase-commit", "--runs", "20");
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
    assertThat(outcome.out()).containsPattern("not checked +everybody decides");
    JsonNode properties =
        simulate("two-phase-commit", "--runs", "20", "--json").json().get("properties");
    assertThat(properties)
        .anyMatch(
            one ->
                one.get("name").asText().equals("everybody decides")
                    && one.get("verdict").asText().equals("inconclusive")
                    && one.get("kind").asText().equals("ltl"));
  }

  @Test
  void whatIsNotFoundIsNotSaidToHold() {
    Outcome outcome = simulate("paxos", "--runs", "50", "--json");
    assertThat(outcome.exitCode()).isZero();
    JsonNode json = outcome.json();
    assertThat(json.get("verdict").asText()).isEqualTo("inconclusive");
    assertThat(json.get("guarantee").asText()).isEqualTo("sampled");
    assertThat(json.get("runs").asInt()).isEqualTo(50);
    assertThat(json.get("counterexample").isNull()).isTrue();
    long taken = 0;
    for (JsonNode count : json.get("coverage")) {
      taken += count.asLong();
    }
    assertThat(taken).isEqualTo(json.get("steps").asLong());
  }

  @Test
  void deadlocksAreFound() {
    assertThat(simulate("ab-ba-locks", "--runs", "200").exitCode()).isEqualTo(11);
  }

  /** They are run on real threads, one execution at a time. */
  @Test
  void ordinaryProgramsAreRun() throws Exception {
    SourceCompiler.compile(
        directory,
        "Sellers",
        Files.readString(
            Path.of("../../examples/first-day/src/main/java/org/example/Sellers.java")));
    Outcome outcome =
        simulate("org.example.Sellers", "--classpath", directory.toString(), "--workers", "2");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(12);
    assertThat(outcome.out()).contains("1 seat is left", "2 of 2 transitions were taken");
    String saved = directory.resolve("org.example.Sellers.counterexample.json").toString();
    assertThat(Outcome.of("replay", saved).exitCode()).isEqualTo(12);
  }

  @Test
  void shortRunsDoNotGetThere() {
    Outcome outcome = simulate("faulty-paxos", "--runs", "300", "--max-depth", "5");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains(
            "No violation was found in 300 executions; others may have one", "at most 5 in one")
        .contains("never taken");
  }

  @Test
  void theExecutionIsDrawn() throws Exception {
    Path svg = directory.resolve("p.svg");
    simulate("faulty-paxos", "--svg", svg.toString());
    assertThat(Files.readString(svg)).startsWith("<svg").contains("learn");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--runs 0",
        "--runs many",
        "--max-depth 0",
        "--strategy bfs",
        "--seed x",
        "--por none"
      })
  void wrongOptionsAreRefused(String words) {
    String[] said = words.split(" ");
    Outcome outcome = simulate("paxos", said[0], said[1]);
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains(said[0]);
  }

  @Test
  void theTimeLimitIsKept() {
    Outcome outcome = simulate("paxos", "acceptors=4", "--runs", "1000000000", "--timeout", "1");
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(outcome.out()).contains("before the time was over");
  }
}
