package io.mazurka.protocols.symmetry;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import org.junit.jupiter.api.Test;

/** Decomposing composite processes into their roles finds more symmetry than permuting them. */
final class CompositeTests {

  record Vote() {}

  /** Servers that cast votes to all and count them, with a part for each. */
  private static Protocol servers(int count) {
    ProtocolBuilder protocol = Protocol.named("servers");
    Role<Boolean> caster = protocol.role("caster", count, false);
    Role<Integer> counter = protocol.role("counter", count, 0);
    protocol.composite("server", caster, counter);
    caster
        .step("cast")
        .when(cast -> !cast)
        .sends(Vote.class, counter)
        .then(cast -> become(true).broadcast(counter, new Vote()));
    counter
        .step("count")
        .on(Vote.class, caster)
        .when((seen, vote) -> seen < count)
        .then((seen, vote) -> become(seen + 1));
    protocol.invariant("few").forEach(counter, seen -> seen <= count);
    return protocol.build();
  }

  private static CheckResult check(Symmetry symmetry) {
    return Check.of(servers(3))
        .with(
            CheckOptions.defaults().withReductions(ReductionOptions.none().withSymmetry(symmetry)))
        .run();
  }

  /** Orbits counted by hand: which of 3 votes are cast, and which of these each counter saw. */
  @Test
  void wholeProcessesAreFewerOrbitsAndRolesFewerStill() {
    assertThat(check(Symmetry.NONE).statistics().states()).isEqualTo(729);
    assertThat(check(Symmetry.PROCESSES).statistics().states()).isEqualTo(147);
    assertThat(check(Symmetry.ROLES).statistics().states()).isEqualTo(54);
  }

  @Test
  void reductionsSayWhatWasDecomposed() {
    assertThat(check(Symmetry.PROCESSES).reductions())
        .containsExactly("symmetric: caster1+counter1, caster2+counter2, caster3+counter3");
    assertThat(check(Symmetry.ROLES).reductions())
        .containsExactly(
            "decomposed: server = caster + counter",
            "symmetric: caster1, caster2, caster3; counter1, counter2, counter3");
  }
}
