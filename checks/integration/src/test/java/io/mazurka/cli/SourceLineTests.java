package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever user code throws, its line is named. */
final class SourceLineTests {

  @TempDir Path directory;

  private void assertThrown(String deed, String more, String who, int line) throws Exception {
    Wayward.compile(directory, deed, more);
    Outcome outcome = Outcome.of("check", "Wayward", "--classpath", directory.toString());
    assertThat(outcome.exitCode()).isEqualTo(75);
    assertThat(outcome.err())
        .startsWith("mazurka: the model misbehaved: " + who)
        .contains(" threw java.lang.", " at Wayward.java:%d\n  local state: ".formatted(line));
  }

  @Test
  void linesOfHandlersAreNamed() throws Exception {
    assertThrown("List.of().get(self.steps());", "", "step 'stray' of wanderer threw", 14);
  }

  /** An exception that the library throws because of a wrong call is attributed to the caller. */
  @Test
  void linesThatMisuseEffectsAreNamed() throws Exception {
    assertThrown(
        "Effect.become(self).send((ProcessId) null, self);", "", "step 'stray' of wanderer", 14);
  }

  @Test
  void linesOfGuardsAreNamed() throws Exception {
    assertThrown(
        "",
        "wanderer.step(\"divide\").when(s -> 1 / s.steps() > 0).then(s -> Effect.become(s));",
        "step 'divide' of wanderer threw",
        17);
  }

  @Test
  void linesOfListenersAreNamed() throws Exception {
    assertThrown(
        "",
        "protocol.invariant(\"low\").of(protocol.monitor(\"watch\", 0)"
            + ".hears(stray, (seen, step) -> 1 / seen), seen -> seen < 9);",
        "monitor watch, hearing step 'stray' of wanderer, threw",
        17);
  }

  @Test
  void linesOfInvariantsAreNamed() throws Exception {
    assertThrown(
        "",
        "protocol.invariant(\"safe\").forEach(wanderer, self -> 1 / self.steps() > 0);",
        "invariant safe threw",
        17);
  }
}
