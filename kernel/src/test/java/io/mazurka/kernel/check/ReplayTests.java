package io.mazurka.kernel.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.kernel.search.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTests {

  private final InterningSystem system = new InterningSystem();

  @Test
  void pathWithoutStepsEndsInItsInitialState() {
    Replay replay = Replay.of(system, new Path(0, List.of()));
    assertThat(system.state(replay.lastState())).containsExactly("", "", "");
    assertThat(replay.trace().steps()).isEmpty();
  }

  @Test
  void stepsAreTakenInTheirOrder() {
    Replay replay = Replay.of(system, new Path(0, List.of(1, 0, 3, 0)));
    assertThat(system.state(replay.lastState())).containsExactly("ba", "a", "b");
    assertThat(replay.trace().steps()).hasSize(4);
  }

  @Test
  void stepThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> Replay.of(system, new Path(0, List.of(0, 6))))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("step 6 of 6 in state 1");
  }
}
