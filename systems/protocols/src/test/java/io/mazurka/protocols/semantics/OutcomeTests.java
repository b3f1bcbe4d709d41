package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Steps with several outcomes, and several initial states. */
final class OutcomeTests {

  record Counter(int value) {}

  private final ProtocolBuilder protocol = Protocol.named("counter");
  private final Role<Counter> counter = protocol.role("counter", 1, new Counter(0));

  /** From 0 to 1 and to 2. */
  @Test
  void everyOutcomeIsAStep() {
    counter
        .step("choose")
        .when(self -> self.value() == 0)
        .thenAny(self -> List.of(become(new Counter(1)), become(new Counter(2))));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(3, 2, 2, 1));
  }

  /** From 0 to 1, twice. */
  @Test
  void outcomesWithTheSameSuccessorAreTwoSteps() {
    counter
        .step("choose")
        .when(self -> self.value() == 0)
        .thenAny(self -> List.of(become(new Counter(1)), become(new Counter(1))));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(2, 2, 1, 1));
  }

  @Test
  void stepWithoutOutcomesIsDisabled() {
    counter.step("choose").thenAny(self -> List.of());

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(1, 0, 1, 0));
  }

  /** The local analysis calls it, too, and again. */
  @Test
  void stepWithoutOutcomesIsDisabledInAReducedSearch() {
    counter.step("choose").thenAny(self -> List.of());
    protocol.invariant("small").forEach(counter, self -> self.value() < 2);

    CheckResult result = Check.of(protocol.build()).with(CheckOptions.defaults()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(1);
  }

  /** A step that changes nothing is a step, and its state is not terminal. */
  @Test
  void stepThatChangesNothingIsALoop() {
    counter.step("idle").then(self -> become(self));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(1, 1, 0, 0));
  }

  /** From 0 and from 1, both initial, up to 2: the last state is one step away. */
  @Test
  void everyInitialStateIsAStartAndDuplicatesAreOne() {
    counter
        .step("count")
        .when(self -> self.value() < 2)
        .then(self -> become(new Counter(self.value() + 1)));
    protocol
        .initially(start -> start.set(counter, 1, new Counter(1)))
        .initially(start -> start.set(counter, 1, new Counter(0)))
        .initially(start -> start.set(counter, 1, new Counter(1)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(3, 2, 1, 1));
  }

  /** Without a difference the roles' own states are the initial one. */
  @Test
  void initialStateWithoutDifferencesIsThatOfTheRoles() {
    counter.step("idle").then(self -> become(self));
    protocol.initially(start -> {}).initially(start -> start.set(counter, 1, new Counter(7)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(2, 2, 0, 0));
  }
}
