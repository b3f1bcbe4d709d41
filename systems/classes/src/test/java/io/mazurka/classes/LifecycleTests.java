package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Lifecycles;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

/** Each execution calls what JUnit would call around a test, in the same order. */
final class LifecycleTests {

  @Test
  void methodsBeforeAndAfterAreCalledInTheOrderOfJUnit() {
    assertThat(Check.of(ClassProgram.of(Lifecycles.Child.class, "test")).run().summary())
        .contains(
            "all of parent, all of child, interface, each of parent, each of child, test,"
                + " after each of child, after each of parent, after all of parent");
  }

  @Test
  void anInnerClassHasTheObjectsAndMethodsOfThoseAroundIt() {
    assertThat(Check.of(ClassProgram.of(Lifecycles.Child.Inner.class, "test")).run().summary())
        .contains("each of child, each of inner, test, after each of child");
  }
}
