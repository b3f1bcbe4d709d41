package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constraints, queries and conditions on fields, on the command line. */
final class ConstraintCommandTests {

  private static final String IDLE = "proposer2.phase = IDLE";

  @TempDir Path directory;

  private Outcome check(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "check";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = directory.toString();
    return Outcome.of(all);
  }

  @Test
  void constraintBoundsTheGuaranteeAndIsNoFailure() {
    Outcome outcome = check("paxos", "--constraint", IDLE);

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("agreement holds in the 42 states explored")
        .contains("within constraint " + IDLE + "; 21 states lie beyond and were not expanded")
        .contains("no partial-order reduction: steps do not commute across constraint");
    JsonNode json = check("paxos", "--constraint", IDLE, "--json").json();
    assertThat(json.get("statesBeyond").asInt()).isEqualTo(21);
    assertThat(json.get("guarantee").asText()).isEqualTo("bounded");
    assertThat(json.get("verdict").asText()).isEqualTo("holds");
  }

  @Test
  void constraintThatCutsNothingKeepsTheGuarantee() {
    JsonNode json = check("paxos", "--constraint", "proposer2.number < 9", "--json").json();

    assertThat(json.get("guarantee").asText()).isEqualTo("exhaustive");
    assertThat(json.get("conditions").toString()).contains("cut nothing");
    assertThat(json.has("statesBeyond")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "--por lpor # --por lpor does not go with constraint",
        "--por dpor-optimal # --por dpor-optimal does not go with constraint",
        "--property nothing # there is no property 'nothing'",
      })
  void whatAConstraintDoesNotGoWithIsRefused(String words, String message) {
    String[] two = words.split(" ");
    Outcome outcome = check("paxos", "--constraint", IDLE, two[0], two[1]);

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains(message.strip());
  }

  @Test
  void modelsWithoutConditionsRefuseThem() {
    for (String option : new String[] {"--query", "--constraint"}) {
      Outcome outcome = check("philosophers", option, "x = 1");
      assertThat(outcome.exitCode()).isEqualTo(151);
      assertThat(outcome.err()).contains(option + " does not apply to this model");
    }
    assertThat(check("philosophers", "--constraint", "none").exitCode()).isEqualTo(11);
  }

  @Test
  void queryIsAnsweredWithAnExecutionThatReplays() {
    String query = "proposer1.phase == PROPOSED";
    Outcome outcome = check("paxos", "--query", query, "--constraint", IDLE);

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains(query + " is reached after 4 steps, the fewest possible");
    Path saved = directory.resolve("paxos.witness.json");
    assertThat(Files.exists(saved)).isTrue();
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isZero();
  }

  @Test
  void answerNoIsAnAnswer() {
    JsonNode json =
        check("paxos", "--query", "size(learner.learned) > 1", "--query", IDLE, "--json").json();

    assertThat(json.get("verdict").asText()).isEqualTo("holds");
    assertThat(json.get("property").isNull()).isTrue();
    assertThat(json.get("properties").get(0).get("verdict").asText()).isEqualTo("absent");
    assertThat(json.get("properties").get(0).get("kind").asText()).isEqualTo("query");
    assertThat(json.get("properties").get(1).get("verdict").asText()).isEqualTo("holds");
    assertThat(json.get("witnesses")).hasSize(1);
    assertThat(
            check("paxos", "--query", "size(learner.learned) > 1", "--max-states", "9").exitCode())
        .isEqualTo(21);
  }

  @Test
  void violationRightBeyondTheConstraintIsFoundAndReplays() {
    Outcome invariant = check("paxos", "--invariant", IDLE, "--constraint", IDLE);
    assertThat(invariant.exitCode()).isEqualTo(12);
    Outcome formula = check("paxos", "--ltl", "[] (" + IDLE + ")", "--constraint", IDLE);
    assertThat(formula.exitCode()).isEqualTo(13);
    Path saved = directory.resolve("paxos.counterexample.json");
    assertThat(Outcome.of("replay", saved.toString()).exitCode()).isEqualTo(13);
    Outcome liveness =
        check("paxos", "--ctl", "AG EF proposer2.phase != IDLE", "--constraint", IDLE);
    assertThat(liveness.exitCode()).isEqualTo(21);
  }

  @Test
  void changedConstraintIsNoticedByAResumedRun() {
    String saved = directory.resolve("run").toString();
    Outcome first =
        check("paxos", "--constraint", IDLE, "--max-states", "20", "--checkpoint", saved);
    assertThat(first.exitCode()).isEqualTo(21);
    assertThat(check("paxos", "--resume", saved).exitCode()).isEqualTo(150);
    assertThat(check("paxos", "--constraint", "true", "--resume", saved).exitCode()).isEqualTo(150);
    Outcome resumed = check("paxos", "--constraint", IDLE, "--resume", saved);
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("21 states lie beyond");
  }

  @Test
  void simulationEndsExecutionsBeyondTheConstraint() {
    Outcome outcome =
        Outcome.of("simulate", "paxos", "--constraint", IDLE, "--runs", "200", "--json");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.json().get("neverTaken").toString()).contains("proposer2.propose");
    assertThat(outcome.json().get("conditions").toString()).contains("executions end beyond");
  }

  @Test
  void fieldsOfAProcessWithTimersAreThoseOfItsState() {
    Outcome outcome =
        Outcome.of(
            "check",
            "io.mazurka.examples.time.LeaseLock",
            "margin=2",
            "--query",
            "exists c in client: c.phase = HOLDING && c.token = 2",
            "--constraint",
            "server.token < 3");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("is reached after 7 steps, the fewest possible");
  }
}
