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
  @ValueSource(strings = {"random", "pct", "swarm", "guided"})
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
  void formulaOfBranchingTimeIsRefusedByName() {
    Outcome outcome = simulate("peterson", "--ctl", "AG EF true");
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err())
        .contains("simulate cannot decide 'AG EF true' (--ctl)", "use mazurka check");
  }

  /** An execution that ends before everybody has decided is found, and replayed. */
  @Test
  void executionThatEndsViolatesAFormula() {
    JsonNode json = simulate("two-phase-commit", "crash=1", "--json").json();
    assertThat(json.get("verdict").asText()).isEqualTo("violated");
    assertThat(json.get("property").asText()).isEqualTo("everybody decides");
    assertThat(json.get("cycleStart").asInt()).isEqualTo(json.get("counterexample").size());
    Path saved = directory.resolve("two-phase-commit.counterexample.json");
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isEqualTo(13);
    assertThat(simulate("two-phase-commit", "crash=1").exitCode()).isEqualTo(13);
  }

  /** Without fairness a process may be passed over for ever; with it, no execution shows that. */
  @Test
  void repetitionViolatesAFormulaUnlessItIsUnfair() {
    String waits = "[] <> critical1";
    Outcome outcome = simulate("peterson", "--ltl", waits);
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(13);
    assertThat(outcome.out()).contains("repeat from step", "repetitions");
    Path saved = directory.resolve("peterson.counterexample.json");
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isEqualTo(13);
    Outcome check = Outcome.of("check", "peterson", "--ltl", waits, "--fair", "weak");
    Outcome fair = simulate("peterson", "--ltl", waits, "--fair", "weak", "--runs", "100");
    assertThat(fair.exitCode()).isEqualTo(check.exitCode());
  }

  @Test
  void beginningViolatesAFormulaWhateverFollows() {
    Outcome outcome = simulate("two-phase-commit", "--ltl", "! <> \"everybody decided\"");
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(13);
    assertThat(outcome.out()).contains("fails, whatever follows");
    Path saved = directory.resolve("two-phase-commit.counterexample.json");
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isEqualTo(13);
  }

  @Test
  void formulasOfTheModelAreSampled() {
    Outcome outcome = simulate("two-phase-commit", "--runs", "20");
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
    assertThat(outcome.out()).containsPattern("repetitions +20 of 20 executions");
    JsonNode properties =
        simulate("two-phase-commit", "--runs", "20", "--json").json().get("properties");
    assertThat(properties)
        .anyMatch(
            one ->
                one.get("name").asText().equals("everybody decides")
                    && one.get("verdict").asText().equals("inconclusive")
                    && one.get("kind").asText().equals("ltl")
                    && one.get("repetitions").asInt() == 20);
  }

  @Test
  void pairsOfStepsAreCounted() {
    JsonNode json = simulate("two-phase-commit", "--runs", "1", "--json").json();
    JsonNode pairs = json.get("pairs");
    assertThat(pairs.get("taken").asInt()).isEqualTo(json.get("steps").asInt() - 1);
    assertThat(pairs.get("possible").asInt() - pairs.get("taken").asInt())
        .isEqualTo(pairs.get("missed").size())
        .isPositive();
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
  void guidedExecutionsAreTheSameForAnyNumberOfWorkersAndGoOnWhereTheyStopped() throws Exception {
    JsonNode whole = guided("whole", "320", "1");
    assertThat(guided("more", "320", "3")).isEqualTo(whole);
    guided("parts", "100", "2");
    guided("parts", "224", "1");
    String all = Files.readString(directory.resolve("whole/corpus.txt"));
    assertThat(Files.readString(directory.resolve("more/corpus.txt"))).isEqualTo(all);
    assertThat(Files.readString(directory.resolve("parts/corpus.txt"))).isEqualTo(all);
    assertThat(all).contains("next 320", "prefix 0 ");
  }

  private JsonNode guided(String folder, String runs, String workers) {
    ObjectNode json =
        (ObjectNode)
            simulate(
                    "paxos",
                    "--strategy",
                    "guided",
                    "--corpus",
                    directory.resolve(folder).toString(),
                    "--runs",
                    runs,
                    "--workers",
                    workers,
                    "--json")
                .json();
    return json.retain("steps", "coverage", "pairs", "corpus");
  }

  @Test
  void corpusOfAnotherSeedOrStrategyIsRefused() throws Exception {
    guided("whole", "40", "1");
    String kept = directory.resolve("whole").toString();
    Outcome other =
        simulate("paxos", "--strategy", "guided", "--corpus", kept, "--seed", "2", "--runs", "9");
    assertThat(other.exitCode()).isEqualTo(151);
    assertThat(other.err()).contains("is of '--seed 1', not of '--seed 2'");
    assertThat(simulate("paxos", "--corpus", kept).exitCode()).isEqualTo(151);
    Files.writeString(
        directory.resolve("whole/corpus.txt"),
        Files.readString(directory.resolve("whole/corpus.txt")) + "prefix 0 -1\n");
    Outcome damaged = simulate("paxos", "--strategy", "guided", "--corpus", kept, "--runs", "9");
    assertThat(damaged.exitCode()).isEqualTo(150);
    assertThat(damaged.err()).contains("is damaged");
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

  @Test
  void thePageShowsWhatWasTaken() throws Exception {
    simulate("two-phase-commit", "--runs", "1", "--html", directory.resolve("h").toString());
    assertThat(Files.readString(directory.resolve("h/index.html")))
        .contains("<h2>Coverage</h2>", "participant1.vote", "possible and never taken");
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
