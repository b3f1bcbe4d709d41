package io.mazurka.kernel.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.explicit.Instrumented;
import io.mazurka.kernel.explicit.InterningSystem;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WalkTests {

  private final InterningSystem system = new InterningSystem();

  private List<String> words(Walk walk) {
    return system.state(walk.state());
  }

  private Walk along(Integer... steps) {
    return Walk.along(system, new Path(0, List.of(steps)));
  }

  @Test
  void pathWithoutStepsEndsInItsInitialState() {
    Walk walk = along();
    assertThat(words(walk)).containsExactly("", "", "");
    assertThat(walk.position()).isZero();
    assertThat(walk.trace().steps()).isEmpty();
    assertThat(walk.path()).isEqualTo(new Path(0, List.of()));
  }

  @Test
  void stepsAreTakenInTheirOrder() {
    Walk walk = along(1, 0, 3, 0);
    assertThat(words(walk)).containsExactly("ba", "a", "b");
    assertThat(walk.position()).isEqualTo(4);
    assertThat(walk.trace().steps()).hasSize(4);
    assertThat(walk.path()).isEqualTo(new Path(0, List.of(1, 0, 3, 0)));
  }

  @Test
  void possibleStepsAreThoseOfTheStateStoodOn() {
    Walk walk = along();
    assertThat(walk.possible()).isEqualTo(6);
    walk.take(0);
    walk.take(0);
    assertThat(walk.possible()).isEqualTo(4);
    assertThat(system.state(walk.successor(3))).containsExactly("aa", "", "b");
    assertThat(words(walk)).containsExactly("aa", "", "");
    walk.back();
    assertThat(walk.possible()).isEqualTo(6);
    assertThat(system.state(walk.successor(1))).containsExactly("ab", "", "");
  }

  @Test
  void goingBackAndForthRestoresEveryState() {
    Walk walk = along(1, 0, 3);
    walk.back();
    assertThat(words(walk)).containsExactly("ba", "", "");
    assertThat(walk.path()).isEqualTo(new Path(0, List.of(1, 0)));
    assertThat(walk.trace().steps()).hasSize(2);
    walk.moveTo(0);
    assertThat(words(walk)).containsExactly("", "", "");
    assertThat(walk.length()).isEqualTo(3);
    walk.forward();
    assertThat(words(walk)).containsExactly("b", "", "");
    walk.moveTo(3);
    assertThat(words(walk)).containsExactly("ba", "", "b");
  }

  @Test
  void goingBackAndForthFiresNoStep() {
    AtomicInteger fired = new AtomicInteger();
    Walk walk =
        Walk.along(new Instrumented(system, fired::incrementAndGet), new Path(0, List.of(1, 0, 3)));
    assertThat(fired).hasValue(3);
    walk.moveTo(0);
    walk.take(1);
    walk.forward();
    walk.back();
    assertThat(fired).hasValue(3);
  }

  @Test
  void anotherStepForgetsWhatLayAheadAndTheSameStepDoesNot() {
    Walk walk = along(1, 0, 3);
    walk.moveTo(0);
    walk.take(1);
    assertThat(walk.length()).isEqualTo(3);
    walk.take(1);
    assertThat(walk.length()).isEqualTo(2);
    assertThat(words(walk)).containsExactly("bb", "", "");
    assertThat(walk.path()).isEqualTo(new Path(0, List.of(1, 1)));
  }

  @Test
  void stepThatDoesNotExistIsRefusedAndLeavesTheWalkWhereItWas() {
    assertThatThrownBy(() -> along(0, 6))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("step 2 cannot be the one with index 6: its state has 6");
    Walk walk = along(1, 0, 3);
    walk.moveTo(1);
    assertThatThrownBy(() -> walk.take(-1))
        .hasMessage("step 2 cannot be the one with index -1: its state has 6");
    assertThat(words(walk)).containsExactly("b", "", "");
    assertThat(walk.length()).isEqualTo(3);
  }

  @Test
  void placeOffTheWayIsRefused() {
    Walk walk = along(1);
    assertThatThrownBy(walk::forward)
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("the walk has no position 2: it goes from 0 to 1");
    walk.back();
    assertThatThrownBy(walk::back).hasMessage("the walk has no position -1: it goes from 0 to 1");
    assertThatThrownBy(() -> Walk.from(system, 1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void stateHandedOutIsACopy() {
    Walk walk = along(1);
    walk.state()[0] = 0;
    assertThat(words(walk)).containsExactly("b", "", "");
  }
}
