package io.mazurka.protocols.audit;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import org.junit.jupiter.api.Test;

/** An audit of symmetry also finds representatives that are not the only ones of their orbits. */
final class RepresentativeTests {

  record Lamp(boolean on) {}

  /** Takes every state for the representative of its orbit. */
  private record Idle(Canonicalizer right) implements Canonicalizer {

    @Override
    public void canonicalize(int[] state) {
      // As it is.
    }

    @Override
    public long orbit(int[] state) {
      return right.orbit(state);
    }
  }

  /** An audit of three lamps that are switched on, in any order. */
  private static AuditResult audit(Mistake mistake) {
    ProtocolBuilder lamps = Protocol.named("lamps");
    Role<Lamp> lamp = lamps.role("lamp", 3, new Lamp(false));
    lamp.step("switch").when(self -> !self.on()).then(self -> become(new Lamp(true)));
    CheckOptions options =
        CheckOptions.defaults()
            .withReductions(ReductionOptions.none().withSymmetry(Symmetry.ROLES))
            .withProperties("deadlock");
    return Audit.of(mistake.in(lamps.build())).with(options).run();
  }

  @Test
  void aRepresentativeStandsForItsWholeOrbit() {
    assertThat(audit(new Mistake()).failures()).isEmpty();
  }

  @Test
  void statesThatAreNotMergedAreFound() {
    AuditResult result =
        audit(
            new Mistake() {
              @Override
              Canonicalizer canonicalizer(Canonicalizer right) {
                return new Idle(right);
              }
            });

    assertThat(result.failures())
        .anySatisfy(failure -> assertThat(failure.toString()).contains("of the 3 states of its"));
  }
}
