package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Audits of random programs and circuits: what their reductions rely on is true. */
final class AuditTests {

  private static final int SYSTEMS = 200;

  @Test
  void auditOfRandomProgramsIsClean() {
    auditAll(seed -> RandomPrograms.of(seed).model());
  }

  @Test
  void auditOfRandomCircuitsIsClean() {
    auditAll(RandomCircuits::of);
  }

  private static void auditAll(LongFunction<Checkable> systems) {
    int complete = 0;
    for (long seed = 0; seed < SYSTEMS; seed++) {
      Por por = seed % 2 == 0 ? Por.LPOR : Por.LSSA;
      CheckOptions options =
          CheckOptions.defaults()
              .withReductions(ReductionOptions.defaults().withPor(por))
              .withLimits(Limits.none().withStates(500));
      options = seed % 3 == 0 ? options.withProperties("deadlock") : options;
      AuditResult result = Audit.of(systems.apply(seed)).with(options).run();
      assertThat(result.failures()).as("seed " + seed).isEmpty();
      complete += result.verdict() == AuditVerdict.CLEAN ? 1 : 0;
    }
    assertThat(complete).isGreaterThan(SYSTEMS / 3);
  }
}
