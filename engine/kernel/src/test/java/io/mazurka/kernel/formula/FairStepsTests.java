package io.mazurka.kernel.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.formula.FairChannels.Party;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.FairnessAssumption.Subject;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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
  void messagesAreChosenByWhoSendsAndReceivesThem() {
    FairSteps steps =
        new FairSteps(
            List.of(),
            new FairChannels(
                List.of(new Party("a1", "a"), new Party("a2", "a"), new Party("b", "b")), null));

    assertThat(
            steps.assumptions(
                Stream.of("weak-delivery:a", "strong-delivery:a2->b", "strong-delivery")
                    .map(AskedFairness::parse)
                    .toList()))
        .containsExactly(
            new FairnessAssumption(Strength.WEAK, "a", Set.of(0, 1, 3, 4, 6, 7), Subject.MESSAGES),
            new FairnessAssumption(Strength.STRONG, "a2->b", Set.of(5), Subject.MESSAGES),
            new FairnessAssumption(
                Strength.STRONG, "", Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8), Subject.MESSAGES));
  }

  @Test
  void systemsWithoutMessagesRefuseFairnessOfMessages() {
    assertThatThrownBy(() -> assumptions("weak-delivery"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--fair weak-delivery cannot be assumed: this model has no messages");
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
