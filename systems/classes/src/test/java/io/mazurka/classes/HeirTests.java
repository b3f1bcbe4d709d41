package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Heirs;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What classes under test inherit from classes of Java without a model races like their own. */
final class HeirTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Heirs.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inherited",
        "inheritedFromWithin",
        "onSuper",
        "knownAsParent",
        "reference",
        "calendar",
        "field"
      })
  void whatIsInheritedRaces(String method) {
    assertThat(check(method).summary()).contains("race-freedom is violated");
  }

  @ParameterizedTest
  @ValueSource(strings = {"overridden", "reading", "skeleton", "ownInterface"})
  void whatIsOrderedDoesNotRace(String method) {
    CheckResult result = check(method);
    result.assertHolds();
    assertThat(result.summary()).contains("all executions of the Java memory model");
  }

  @Test
  void whatNobodyKnowsIsNamed() {
    assertThat(check("unknown").guarantee().toString())
        .contains("data races on objects that are not watched (OwnSum)");
  }
}
