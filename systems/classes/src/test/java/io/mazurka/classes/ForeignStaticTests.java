package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.ForeignStatics;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every execution finds objects of Java in static fields as the first one has found them. */
final class ForeignStaticTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(ForeignStatics.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "builder",
        "buffer",
        "date",
        "ownDate",
        "calendar",
        "enumSet",
        "constant",
        "scanner",
        "matcher",
        "inMap",
        "inArray",
        "inRecord",
        "inUnchangingList",
        "inFunction",
        "view",
        "partOfList",
        "iteratorOfList",
        "entryOfMap",
        "iterator",
        "writer",
        "handedOver",
        "bytes",
        "threadLocal",
        "property",
        "propertyOfInitialiser",
        "inherited",
        "locale",
        "duplicate",
        "duplicateOfDuplicate",
        "usedByThreadsAlone",
        "configured"
      })
  void nothingIsLeftOfTheExecutionBefore(String method) {
    CheckResult result = check(method);
    result.assertHolds();
    assertThat(result.summary()).contains("all executions of the Java memory model");
  }

  @Test
  void bothOrdersOfPropertiesAreExplored() {
    assertThat(check("propertySeenTooLate").summary()).contains("seen");
  }

  @Test
  void whatHangsOnNoClassUnderTestIsNamed() {
    assertThat(check("security").guarantee().toString())
        .contains("outside of the classes under test")
        .contains("Security.setProperty");
  }

  @Test
  void whatFollowsAnInitialiserThatFailsIsExplored() {
    assertThat(check("raceBesideBroken").summary()).contains("race-freedom is violated");
  }
}
