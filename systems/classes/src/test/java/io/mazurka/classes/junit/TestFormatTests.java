package io.mazurka.classes.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.StartedByMain;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ordinary classes are found by their names. */
final class TestFormatTests {

  @ParameterizedTest
  @ValueSource(strings = {"", ".main"})
  void aProgramIsStartedByItsMainMethod(String suffix) {
    ClassLoader loader = StartedByMain.class.getClassLoader();
    Model found = new TestFormat().find(StartedByMain.class.getName() + suffix, loader);
    assertThat(found).isNotNull();
    CheckResult result = Check.of(found.create(Arguments.of(found, Map.of()))).run();
    result.assertHolds();
    assertThat(result.executions().traces()).isEqualTo(2);
  }
}
