package io.mazurka.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.trace.TraceStep.Change;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a list of things, a step shows those that it has changed. */
final class ChangeTextTests {

  @ParameterizedTest
  @CsvSource({
    "x=1, x=2, x=2",
    "a: READ, a: READ; b: WRITE, b: WRITE",
    "a: READ; b: WRITE, a: READ = 1; b: WRITE, a: READ = 1",
    "a; b, c; d, c; d",
    "a; b; c, a; b, a; b",
    "a; b, b; a, b; a"
  })
  void onlyWhatIsNewIsWritten(String before, String after, String text) {
    assertThat(ChangeText.of(new Change("history", before, after))).isEqualTo(text);
  }
}
