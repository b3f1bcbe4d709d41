package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class InterruptionTests {

  private static final String RELAY = Relay.class.getName();

  private static Outcome interrupted(String... args) {
    AtomicInteger questions = new AtomicInteger();
    return Outcome.of(() -> questions.incrementAndGet() > 3, Map.of(), args);
  }

  @Test
  void interruptedRunPrintsTheFiguresSoFarAndExitsWith130() {
    Outcome outcome = interrupted("check", RELAY, "n=100000");
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.out())
        .contains("Not decided (bounded: interrupted): no violation of few and order in the ")
        .containsPattern("transitions +[1-9]");
  }

  @Test
  void interruptedRunIsInconclusiveInJson() {
    Outcome outcome = interrupted("check", RELAY, "n=100000", "--json", "--search", "dfs");
    JsonNode json = outcome.json();
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(json.get("verdict")).hasToString("\"inconclusive\"");
    assertThat(json.get("states").longValue()).isPositive();
    assertThat(json.get("counterexample").isNull()).isTrue();
  }
}
