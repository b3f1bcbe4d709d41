package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Texts;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** To make text of an atomic variable is to read it. */
final class TextTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Texts.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "concatenated",
        "concatenatedAsObject",
        "valueOf",
        "formatted",
        "appended",
        "asked",
        "objects",
        "array",
        "fixed",
        "view",
        "optional",
        "component",
        "mapped",
        "printed",
        "list",
        "map",
        "concurrentMap",
        "copiedList",
        "queue"
      })
  void bothOrdersOfTextAndWriteAreExplored(String method) {
    assertThat(check(method).summary())
        .contains("hold in all 2 traces")
        .contains("all executions of the Java memory model)");
  }

  @Test
  void severalReadsOfOneTextAreNamed() {
    assertThat(check("several").summary()).contains("several steps").contains("toString");
  }
}
