package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.cli.outcome.Deadline;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Time limits that are kept although the code of a model does not return. */
final class DeadlineTests {

  private static final String SLEEP = "if (self.steps() == 1) { sleep(); }";

  @TempDir Path directory;

  private Outcome run(String command, String... options) {
    String[] args = new String[options.length + 6];
    args[0] = command;
    args[1] = "Wayward";
    args[2] = "--classpath";
    args[3] = directory.toString();
    args[4] = "--timeout";
    args[5] = "2";
    System.arraycopy(options, 0, args, 6, options.length);
    return Outcome.of(args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "lpor"})
  void handlerThatNeverReturnsIsNamedWithItsStack(String reduction) throws Exception {
    Wayward.compile(directory, SLEEP);
    long start = System.nanoTime();
    Outcome outcome = run("check", "--por", reduction);
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(6);
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(outcome.err())
        .startsWith(
            """
            mazurka: the time limit was reached in step 'stray' of wanderer
              local state: steps=1
              messages: none
              at\
            """)
        .contains("Wayward.sleep(Wayward.java:22)", "(Wayward.java:14)");
    assertThat(outcome.out())
        .contains("stopped by the time limit in step 'stray' of wanderer")
        .doesNotContain("java:22");
  }

  @Test
  void fullMemoryWhileWaitingIsLeftToTheWork() {
    CompletableFuture<String> told = new CompletableFuture<>();
    String result =
        new Deadline(60)
            .keep(
                told::join,
                phase -> {
                  told.complete("done");
                  throw new OutOfMemoryError("for a moment");
                });
    assertThat(result).isEqualTo("done");
  }

  @Test
  void handlerThatNeverReturnsLeavesOneJsonObject() throws Exception {
    Wayward.compile(directory, SLEEP);
    Outcome outcome = run("check", "--json");
    JsonNode json = outcome.json();
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(json.get("verdict")).hasToString("\"inconclusive\"");
    assertThat(json.get("guarantee")).hasToString("\"bounded\"");
    assertThat(json.get("seconds").doubleValue()).isBetween(2.0, 6.0);
  }

  @Test
  void auditKeepsItsTimeLimitToo() throws Exception {
    Wayward.compile(directory, SLEEP);
    Outcome outcome = run("audit");
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(outcome.err()).contains("reached in step 'stray' of wanderer", "Wayward.java:14");
  }

  @Test
  void modelThatIsNeverMadeIsNamedByItsPlace() throws Exception {
    SourceCompiler.compile(
        directory,
        "Wayward",
        """
        public class Wayward extends io.mazurka.cli.Relay {
          public Wayward() throws Exception { Thread.sleep(20_000); }
        }
        """);
    Outcome outcome = run("check");
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(outcome.err())
        .startsWith("mazurka: the time limit was reached in the code of the model\n  at ")
        .contains("Wayward.java:2");
  }
}
