package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random executions get where a search does not. */
@Tag("long")
final class LongSimulationTests {

  @TempDir Path directory;

  /** Figure 8 of the paper on Raft: an entry of an earlier term is committed, and gets lost. */
  @Test
  void raftLosesAnEntryOfAnEarlierTermThatWasCommitted() {
    Outcome outcome =
        Outcome.of(
            "simulate",
            "raft",
            "terms=4",
            "commitEarlierTerms=1",
            "--runs",
            "300000",
            "--max-depth",
            "60",
            "--json",
            "--out",
            directory.toString());
    assertThat(outcome.exitCode()).isEqualTo(12);
    JsonNode json = outcome.json();
    assertThat(json.get("property").asText()).isEqualTo("leader completeness");
    assertThat(json.get("failingRun").asLong()).isEqualTo(293_592);
    assertThat(json.get("counterexample")).hasSize(22);
    String saved = directory.resolve("raft.counterexample.json").toString();
    assertThat(Outcome.of("replay", saved).exitCode()).isEqualTo(12);
  }
}
