package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An option that a front end declares works in every command, without other code knowing it. */
final class FrontEndOptionTests {

  private static final String SWIFT = SwiftRelay.class.getName();

  @TempDir Path directory;

  private Outcome check(String... words) {
    String[] line = new String[words.length + 3];
    line[0] = "check";
    System.arraycopy(words, 0, line, 1, words.length);
    line[words.length + 1] = "--out";
    line[words.length + 2] = directory.toString();
    return Outcome.of(line);
  }

  @Test
  void declaredOptionIsShownByHelpAndCompletion() {
    assertThat(Outcome.of("check", "--help").out())
        .contains("--speed=slow|fast", "Whether only one token is sent. Default: slow.");
    assertThat(Outcome.of("audit", "--help").out()).contains("--speed=slow|fast");
    assertThat(Outcome.of("completion").out()).contains("(\"slow\" \"fast\")");
  }

  @Test
  void declaredOptionReachesTheModel() {
    assertThat(check(SWIFT, "--property", "few").out()).contains("few is violated after 4 steps");
    assertThat(check(SWIFT, "--property", "few", "--speed", "fast").out())
        .contains("few is violated after 2 steps");
  }

  @Test
  void declaredOptionIsRefusedByOtherModelsUnlessItIsNeutral() {
    Outcome refused = check("paxos", "--speed", "fast");
    assertThat(refused.exitCode()).isEqualTo(151);
    assertThat(refused.err())
        .isEqualTo(
            "mazurka: --speed fast does not apply to this model; see mazurka check --help\n");
    assertThat(check("paxos", "--speed", "slow").exitCode()).isZero();
  }

  @Test
  void valueThatWasNotDeclaredIsRefused() {
    assertThat(check(SWIFT, "--speed", "full").err())
        .startsWith("mazurka: --speed takes slow or fast, not 'full'");
  }

  @Test
  void optionThatDecidesWhatTheSystemIsIsSavedWithACounterexample() throws Exception {
    check(SWIFT, "--property", "few", "--speed", "fast");
    Path file = directory.resolve("relay.counterexample.json");
    assertThat(Files.readString(file)).contains("\"speed\" : \"fast\"");
    assertThat(Outcome.of("replay", file.toString()).out())
        .contains("few is violated after 2 steps");
  }
}
