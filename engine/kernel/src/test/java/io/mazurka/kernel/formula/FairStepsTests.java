package io.mazurka.kernel.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class FairStepsTests {

  private static final FairSteps STEPS =
      new FairSteps(
          List.of(
              new Transition(0, "a", "send"),
              new Transition(2, "a", "send"),
              new Transition(3, "a", "stop"),
              new Transition(5, "b", "send")));

  private static List<FairnessAssumption> assumptions(String... asked) {
    return STEPS.assumptions(List.of(asked).stream().map(AskedFairness::parse).toList());
  }

  @Test
  void everyProcessIsTreatedAsOne() {
    assertThat(assumptions("weak"))
        .containsExactly(
            new FairnessAssumption(Strength.WEAK, "a", Set.of(0, 2, 3)),
            new FairnessAssumption(Strength.WEAK, "b", Set.of(5)));
  }

  @Test
  void oneProcessOrOneStepCanBeChosen() {
    assertThat(assumptions("strong:b", "weak:a.send"))
        .containsExactly(
            new FairnessAssumption(Strength.STRONG, "b", Set.of(5)),
            new FairnessAssumption(Strength.WEAK, "a.send", Set.of(0, 2)));
  }

  @Test
  void noneAssumesNothing() {
    assertThat(assumptions("none")).isEmpty();
    assertThat(assumptions()).isEmpty();
  }

  @Test
  void whoIsNotThereIsSaidWithThoseWhoAre() {
    assertThatThrownBy(() -> assumptions("weak:a.sent"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--fair weak:a.sent: there is no process or step 'a.sent'; did you mean 'a.send'?; the"
                + " processes are a, b");
  }
}
