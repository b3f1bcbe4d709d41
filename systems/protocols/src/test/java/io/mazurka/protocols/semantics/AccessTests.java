package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Access;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What steps declare of the variables they read and write, and what follows from it. */
final class AccessTests {

  record Clock(int time, boolean set, Set<Integer> alarms, Map<Integer, Integer> notes) {}

  private final ProtocolBuilder protocol = Protocol.named("clock");
  private final Role<Clock> clock =
      protocol.role("clock", 1, new Clock(1, false, Set.of(1), Map.of()));
  private final LocalVariable time = clock.variable("time", Clock::time);
  private final LocalVariable set = clock.variable("set", Clock::set);

  /** The access of a step of the clock that does nothing. */
  private Access access(SpontaneousStep<Clock> step) {
    step.then(self -> become(self));
    List<StepDefinition> steps = protocol.build().steps();
    return steps.get(steps.size() - 1).access();
  }

  @Test
  void undeclaredStepsCanEnableEachOther() {
    Access any = access(clock.step("any"));

    assertThat(any.canEnable(any)).isTrue();
  }

  @Test
  void whoeverWritesWhatIsReadCanEnable() {
    Access reader = access(clock.step("reader").reads(time));

    assertThat(access(clock.step("writer").writes(time)).canEnable(reader)).isTrue();
    assertThat(access(clock.step("other").writes(set)).canEnable(reader)).isFalse();
    assertThat(access(clock.step("any")).canEnable(reader)).isTrue();
  }

  @Test
  void nobodyEnablesAStepThatReadsNothing() {
    Access blind = access(clock.step("blind").reads());

    assertThat(access(clock.step("any")).canEnable(blind)).isFalse();
  }

  /** It may read a part of the local state that is not a variable. */
  @Test
  void undeclaredStepCanBeEnabledByOneThatWritesNoVariable() {
    Access any = access(clock.step("any"));

    assertThat(access(clock.step("quiet").writes()).canEnable(any)).isTrue();
  }

  @Test
  void growingTimestampEnablesNothingThatComparesIt() {
    Access ticking = access(clock.step("tick").increments(time));
    Access comparing = access(clock.step("compare").comparesTimestamp(time));

    assertThat(ticking.canEnable(comparing)).isFalse();
    assertThat(access(clock.step("reset").writes(time)).canEnable(comparing)).isTrue();
    assertThat(ticking.canEnable(access(clock.step("read").reads(time)))).isTrue();
    Access both = access(clock.step("both").comparesTimestamp(time).reads(set));
    assertThat(access(clock.step("set").increments(time).writes(set)).canEnable(both)).isTrue();
  }

  @Test
  void undeclaredWriteIsCaught() {
    clock
        .step("tick")
        .writes(set)
        .then(self -> become(new Clock(2, true, self.alarms(), self.notes())));

    assertCaught("changes time without declaring it; add .writes(time) to the step");
  }

  @Test
  void decrementIsCaught() {
    clock
        .step("tick")
        .increments(time)
        .then(self -> become(new Clock(0, false, self.alarms(), self.notes())));

    assertCaught("increments time, but makes it smaller; declare .writes(time) instead");
  }

  @Test
  void setsAndMapsGrowByInclusion() {
    LocalVariable alarms = clock.variable("alarms", Clock::alarms);
    LocalVariable notes = clock.variable("notes", Clock::notes);
    clock
        .step("grow")
        .increments(alarms, notes)
        .then(self -> become(new Clock(1, false, Set.of(1, 2), Map.of(1, 1))));
    Check.of(protocol.build()).run().assertHolds();

    clock
        .step("shrink")
        .when(self -> self.alarms().size() == 2)
        .increments(alarms, notes)
        .then(self -> become(new Clock(1, false, Set.of(2, 3), Map.of(1, 1))));
    assertCaught("increments alarms, but makes it smaller");
  }

  private void assertCaught(String message) {
    Protocol built = protocol.build();
    assertThatThrownBy(() -> Check.of(built).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void variableOfAnotherRoleIsRefused() {
    Role<Integer> other = protocol.role("other", 1, 0);
    SpontaneousStep<Integer> step = other.step("look");

    assertThatThrownBy(() -> step.reads(time))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(
            "step 'look' of other cannot access time, a variable of clock; a process sees only its"
                + " own local state");
  }
}
