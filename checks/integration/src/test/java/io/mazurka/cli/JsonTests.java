package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonTests {

  private static final String RELAY = Relay.class.getName();

  @TempDir Path directory;

  private JsonNode check(String... args) {
    String[] all = new String[args.length + 5];
    all[0] = "check";
    all[1] = RELAY;
    all[2] = "--json";
    all[3] = "--out";
    all[4] = directory.toString();
    System.arraycopy(args, 0, all, 5, args.length);
    Outcome outcome = Outcome.of(all);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).endsWith("}\n").hasLineCount(1);
    return outcome.json();
  }

  @Test
  void objectHasExactlyTheFieldsOfTheContract() {
    assertThat(check().fieldNames())
        .toIterable()
        .containsExactly(
            "model",
            "parameters",
            "verdict",
            "property",
            "properties",
            "states",
            "transitions",
            "terminalStates",
            "violatingStates",
            "depth",
            "seconds",
            "statesPerSecond",
            "bytesPerState",
            "workers",
            "guarantee",
            "conditions",
            "reductions",
            "counterexample",
            "cycleStart",
            "witnesses",
            "neverTaken",
            "neverSent",
            "neverConsumed",
            "impossible",
            "premiseNeverHeld");
  }

  @Test
  void checkThatHoldsHasFiguresAndNoCounterexample() {
    JsonNode json = check("n=3", "--property", "order");
    assertThat(json.get("model")).hasToString("\"relay\"");
    assertThat(json.get("parameters")).hasToString("{\"n\":3}");
    assertThat(json.get("verdict")).hasToString("\"holds\"");
    assertThat(json.get("property").isNull()).isTrue();
    assertThat(json.get("properties"))
        .hasToString("[{\"name\":\"order\",\"verdict\":\"holds\",\"kind\":\"invariant\"}]");
    assertThat(json.get("states")).hasToString("10");
    assertThat(json.get("transitions")).hasToString("12");
    assertThat(json.get("terminalStates")).hasToString("1");
    assertThat(json.get("violatingStates")).hasToString("0");
    assertThat(json.get("depth")).hasToString("6");
    assertThat(json.get("seconds").isDouble()).isTrue();
    assertThat(json.get("seconds").doubleValue()).isPositive();
    assertThat(json.get("statesPerSecond").isIntegralNumber()).isTrue();
    assertThat(json.get("bytesPerState").isNumber()).isTrue();
    assertThat(json.get("guarantee")).hasToString("\"exhaustive\"");
    assertThat(json.get("conditions")).hasToString("[]");
    assertThat(json.get("reductions")).hasToString("[]");
    assertThat(json.get("counterexample").isNull()).isTrue();
  }

  @Test
  void counterexampleIsAListOfSteps() {
    JsonNode json = check("n=1");
    assertThat(json.get("verdict")).hasToString("\"violated\"");
    assertThat(json.get("property")).hasToString("\"few\"");
    assertThat(json.get("violatingStates")).hasToString("1");
    assertThat(json.get("counterexample").get(0))
        .hasToString(
            "{\"process\":\"sender\",\"transition\":\"send\",\"consumed\":[],"
                + "\"sent\":[{\"message\":\"Token(1)\",\"to\":\"receiver\"}],"
                + "\"changed\":[{\"process\":\"sender\",\"before\":\"sent=0\",\"after\":\"sent=1\"}]}");
    assertThat(json.get("counterexample").get(1))
        .hasToString(
            "{\"process\":\"receiver\",\"transition\":\"receive\","
                + "\"consumed\":[{\"message\":\"Token(1)\",\"from\":\"sender\"}],\"sent\":[],"
                + "\"changed\":[{\"process\":\"receiver\",\"before\":\"received=0\","
                + "\"after\":\"received=1\"}]}");
    assertThat(json.get("counterexample")).hasSize(2);
    assertThat(directory.resolve("relay.counterexample.json")).exists();
  }

  @Test
  void deadlockIsAVerdictOfItsOwn() {
    JsonNode json = check("--property", "deadlock");
    assertThat(json.get("verdict")).hasToString("\"deadlock\"");
    assertThat(json.get("property")).hasToString("\"deadlock\"");
    assertThat(json.get("properties"))
        .hasToString("[{\"name\":\"deadlock\",\"verdict\":\"deadlock\",\"kind\":\"deadlock\"}]");
  }

  @Test
  void depthIsNullDepthFirst() {
    assertThat(check("--search", "dfs", "--property", "order").get("depth").isNull()).isTrue();
  }

  @Test
  void limitIsInconclusive() {
    JsonNode json = check("--max-states", "3");
    assertThat(json.get("verdict")).hasToString("\"inconclusive\"");
    assertThat(json.get("states")).hasToString("3");
    assertThat(json.get("guarantee")).hasToString("\"bounded\"");
    assertThat(json.get("properties").get(0).get("verdict")).hasToString("\"inconclusive\"");
  }

  @Test
  void searchThatEndedEarlySaysWhatIsOpen() {
    Outcome outcome =
        Outcome.of("check", "two-phase-commit", "participants=4", "--max-states", "12", "--json");
    assertThat(outcome.exitCode()).isEqualTo(21);
    JsonNode outlook = outcome.json().get("outlook");
    assertThat(outlook.get("notPossibleYet")).hasToString("[\"participant.learn\"]");
    assertThat(outlook.get("waiting").asInt()).isPositive();
    assertThat(outlook.get("estimatedStates").isNull()).isTrue();
    assertThat(outlook.get("executions").asInt()).isEqualTo(12);
    assertThat(outlook.get("coverage").get("coordinator.ask").asInt()).isPositive();
    assertThat(outlook.get("neverTaken").toString()).contains("participant1.learn");
    assertThat(outlook.get("pairs").get("possible").asInt())
        .isGreaterThan(outlook.get("pairs").get("taken").asInt());
    assertThat(check("n=3", "--property", "order").has("outlook")).isFalse();
  }

  @Test
  void lossyStoresAreHashed() {
    assertThat(check("--store", "fingerprint", "--property", "order").get("guarantee"))
        .hasToString("\"hashed\"");
  }

  @Test
  void errorsPrintNothingToStandardOutput() {
    Outcome badModel = Outcome.of("check", "no-such-model", "--json");
    assertThat(badModel.exitCode()).isEqualTo(150);
    assertThat(badModel.out()).isEmpty();
    Outcome badOption = Outcome.of("check", RELAY, "--json", "--property", "nothing");
    assertThat(badOption.exitCode()).isEqualTo(151);
    assertThat(badOption.out()).isEmpty();
    assertThat(badOption.err())
        .isEqualTo(
            "mazurka: there is no property 'nothing'; this model has few, order, deadlock;"
                + " see mazurka check --help\n");
  }
}
