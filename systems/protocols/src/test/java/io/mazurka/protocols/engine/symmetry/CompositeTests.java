package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Member;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

/** Decomposing composite processes into their roles finds more symmetry than permuting them. */
final class CompositeTests {

  record Vote() {}

  /** Servers that cast votes to all and count them, with a part for each. */
  private static Protocol servers(int count) {
    return servers(count, count);
  }

  /** Servers of which so many cast votes and so many count them. */
  private static Protocol servers(int casters, int count) {
    ProtocolBuilder protocol = Protocol.named("servers");
    Role<Boolean> caster = protocol.role("caster", casters, false);
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

  private static CheckResult check(Protocol protocol, Symmetry symmetry) {
    return Check.of(protocol)
        .with(CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(symmetry)))
        .run();
  }

  /** Orbits counted by hand: which of 3 votes are cast, and which of these each counter saw. */
  @Test
  void wholeProcessesAreFewerOrbitsAndRolesFewerStill() {
    assertThat(check(servers(3), Symmetry.NONE).statistics().states()).isEqualTo(729);
    assertThat(check(servers(3), Symmetry.PROCESSES).statistics().states()).isEqualTo(147);
    assertThat(check(servers(3), Symmetry.ROLES).statistics().states()).isEqualTo(54);
  }

  @Test
  void reductionsSayWhatWasDecomposed() {
    assertThat(check(servers(3), Symmetry.PROCESSES).reductions())
        .containsExactly("symmetric: caster1+counter1, caster2+counter2, caster3+counter3");
    assertThat(check(servers(3), Symmetry.ROLES).reductions())
        .containsExactly(
            "decomposed: server = caster + counter",
            "symmetric: caster1, caster2, caster3; counter1, counter2, counter3");
  }

  /**
   * Two votes for four counters, two of which are beside a caster. Counted by hand: with c votes
   * cast, a counter saw some of these, so the states are 1 + 2 * 2^4 + 4^4 and the orbits 101 and
   * 28.
   */
  @Test
  void processesThatLackAPartAreInterchangeableWithTheirLike() {
    assertThat(check(servers(2, 4), Symmetry.NONE).statistics().states()).isEqualTo(289);

    CheckResult processes = check(servers(2, 4), Symmetry.PROCESSES);
    assertThat(processes.statistics().states()).isEqualTo(101);
    assertThat(processes.reductions())
        .containsExactly("symmetric: caster1+counter1, caster2+counter2; counter3, counter4");

    CheckResult roles = check(servers(2, 4), Symmetry.ROLES);
    assertThat(roles.statistics().states()).isEqualTo(28);
    assertThat(roles.reductions())
        .containsExactly(
            "decomposed: server = caster + counter",
            "symmetric: caster1, caster2; counter1, counter2, counter3, counter4");
  }

  /** One of two servers is the first, and the other roles do not care. */
  @Test
  void reductionsSayIfNothingOfACompositeProcessIsSymmetric() {
    ProtocolBuilder protocol = Protocol.named("first");
    Role<Integer> caster = protocol.roleOf("caster", 2, Member::number);
    Role<Integer> counter = protocol.roleOf("counter", 2, Member::number);
    Role<Integer> client = protocol.role("client", 2, 0);
    client.step("ask").when(asked -> asked < 1).then(asked -> become(1));
    protocol.composite("server", caster, counter);

    CheckResult result = check(protocol.build(), Symmetry.ROLES);

    assertThat(result.reductions())
        .containsExactly(
            "not decomposed: server = caster + counter, no part of which is symmetric",
            "symmetric: client1, client2",
            "not symmetric: caster1 and caster2: caster1 starts in [1], caster2 in [2]",
            "not symmetric: counter1 and counter2: counter1 starts in [1], counter2 in [2]");
  }
}
