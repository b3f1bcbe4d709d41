package io.mazurka.protocols.audit;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** A monitor hears the local states before and after a step, so it can tell orders apart. */
final class HeardStepTests {

  record Lamp(boolean left, boolean right) {}

  /** Two switches of one lamp commute; the monitor remembers whether the left one was first. */
  private static Protocol lamp() {
    ProtocolBuilder protocol = Protocol.named("lamp");
    Role<Lamp> lamp = protocol.role("lamp", 1, new Lamp(false, false));
    lamp.step("left").when(self -> !self.left()).then(self -> become(new Lamp(true, self.right())));
    StepReference<Lamp> right =
        lamp.step("right")
            .when(self -> !self.right())
            .then(self -> become(new Lamp(self.left(), true)));
    Monitor<Boolean> leftFirst =
        protocol.monitor("left first", false).hears(right, (seen, step) -> step.before().left());
    protocol.invariant("right first").of(leftFirst, seen -> !seen);
    return protocol.build();
  }

  @Test
  void stepThatAMonitorHearsDependsOnWhoeverChangesWhatItHears() {
    assertThat(Audit.of(lamp()).run().verdict()).isEqualTo(AuditVerdict.CLEAN);
    assertThat(Check.of(lamp()).run().verdict()).isEqualTo(Verdict.VIOLATED);
  }
}
