package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Circuits in files are checked, and so are invariants given on the command line. */
final class CircuitFileTests {

  private static final String ARBITER = "../../examples/circuits/arbiter.circuit";
  private static final String IMPATIENT = "../../examples/circuits/impatient.circuit";

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
  void premisesThatNeverHoldAreNamed() {
    String idle = "a1 & a2 -> sr";
    Outcome text = Outcome.of("check", ARBITER, "--invariant", idle, "--invariant", "a1 -> !a2");
    Outcome json = Outcome.of("check", ARBITER, "--invariant", idle, "--json");

    assertThat(text.out()).contains("\n  premise never met a1 & a2 -> sr\n");
    assertThat(json.json().get("premiseNeverHeld")).hasToString("[\"a1 & a2 -> sr\"]");
  }

  @Test
  void circuitInAFileIsChecked() {
    Outcome outcome = check(ARBITER, "--por", "none", "--symmetry", "none", "--json");

    assertThat(outcome.exitCode()).isZero();
    JsonNode json = outcome.json();
    assertThat(json.get("model").textValue()).isEqualTo("arbiter");
    assertThat(json.get("states").intValue()).isEqualTo(52);
    assertThat(json.get("properties").findValuesAsText("name"))
        .containsExactly("mutex", "hazard", "deadlock");
  }

  @Test
  void circuitIsReducedByDefault() {
    JsonNode json = check(ARBITER, "--json").json();

    assertThat(json.get("reductions").toString())
        .isEqualTo("[\"symmetric: client1, client2\",\"lpor\"]");
    JsonNode alone = check(ARBITER, "--symmetry", "none", "--json").json();
    assertThat(alone.get("reductions").toString()).isEqualTo("[\"lpor\"]");
    assertThat(alone.get("states").intValue()).isEqualTo(24);
  }

  @Test
  void violatedInvariantIsExitCode12AndCanBeReplayed() {
    Outcome outcome = check(ARBITER, "--invariant", "!(a1 & m2)");
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).contains("!(a1 & m2) is violated after");

    Outcome replay =
        Outcome.of("replay", directory.resolve("arbiter.counterexample.json").toString());
    assertThat(replay.exitCode()).isEqualTo(12);
    assertThat(replay.out()).contains("!(a1 & m2) is violated after");
  }

  @Test
  void invariantIsCheckedBesidesTheAskedProperties() {
    JsonNode json =
        check(ARBITER, "--property", "deadlock", "--invariant", "a1 + a2 <= 1", "--json").json();

    assertThat(json.get("properties").findValuesAsText("name"))
        .containsExactly("a1 + a2 <= 1", "deadlock");
  }

  @Test
  void malformedInvariantIsExitCode151() {
    Outcome outcome = check(ARBITER, "--invariant", "!(a1 & zz)");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err())
        .contains("--invariant '!(a1 & zz)': column 8: there is no signal or variable 'zz'");
  }

  @Test
  void mistakenCircuitViolatesItsPropertyAndHasAHazard() {
    assertThat(check(IMPATIENT, "--property", "mutex").exitCode()).isEqualTo(12);
    JsonNode json = check(IMPATIENT, "--all", "--json").json();
    assertThat(json.get("properties").findValuesAsText("verdict"))
        .containsExactly("violated", "violated", "holds");
  }

  @Test
  void malformedFileIsExitCode150WithTheLine() throws IOException {
    Path file = Files.writeString(directory.resolve("bad.circuit"), "circuit c\nx = AND(\n");
    Outcome outcome = check(file.toString());

    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.err()).startsWith("mazurka: bad.circuit:2: expected a gate such as");
  }

  @Test
  void optionForProtocolsIsRefused() {
    Outcome outcome = check(ARBITER, "--traffic", "rm");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains("--traffic rm does not apply to this model");
  }
}
