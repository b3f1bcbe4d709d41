package io.mazurka.protocols.audit;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.outcome.AuditListener;
import io.mazurka.differential.Mistake;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** An audit that is cancelled stops soon, not only when it has looked at every state. */
final class CancelledAuditTests {

  @Test
  void auditStopsWhileItLooksForRepresentatives() {
    ProtocolBuilder lamps = Protocol.named("lamps");
    Role<Boolean> lamp = lamps.role("lamp", 12, false);
    lamp.step("switch").when(on -> !on).then(on -> become(true));
    AtomicInteger asked = new AtomicInteger();
    Mistake counting =
        Mistake.inRepresentatives(
            right ->
                state -> {
                  asked.incrementAndGet();
                  right.canonicalize(state);
                });
    AuditListener listener =
        new AuditListener() {
          @Override
          public void progress(String phase, long done, long total, double seconds) {}

          @Override
          public boolean cancelled() {
            return asked.get() > 0;
          }
        };

    AuditResult result =
        Audit.of(counting.in(lamps.build()))
            .with(
                CheckOptions.unreduced()
                    .with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES)))
            .watchedBy(listener)
            .run();

    assertThat(result.end()).isEqualTo(EndReason.INTERRUPTED);
    assertThat(result.states()).isEqualTo(1 << 12);
    assertThat(asked).hasValueLessThan(1 << 11);
  }
}
