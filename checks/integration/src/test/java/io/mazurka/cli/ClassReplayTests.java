package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures of ordinary classes are replayed from their files, however they were found. */
final class ClassReplayTests {

  private static final String FAILURE =
      "mourner fails: java.lang.IllegalStateException: too early (EarlyReader.java:41)";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"random", "pct"})
  void whatSamplingFindsIsReplayedWithoutASeed(String method) {
    Outcome check =
        Outcome.of(
            "check",
            EarlyReader.class.getName(),
            "--sampling",
            method,
            "--timeout",
            "4",
            "--out",
            directory.toString());
    assertThat(check.out()).contains(FAILURE).contains("sampled: ");
    Outcome replay =
        Outcome.of("replay", directory.resolve("EarlyReader.run.counterexample.json").toString());
    assertThat(replay.out() + replay.err()).contains(FAILURE).contains("| mourner");
    assertThat(replay.exitCode()).isEqualTo(check.exitCode()).isEqualTo(12);
  }
}
