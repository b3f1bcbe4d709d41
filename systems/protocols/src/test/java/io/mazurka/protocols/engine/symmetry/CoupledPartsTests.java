package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Member;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Parts that know each other cannot be permuted on their own, but together they can. */
final class CoupledPartsTests {

  record Client(ProcessId server, boolean asked) {}

  record Request() {}

  /** Nodes of a client and a server; each client asks one server, which serves once. */
  private static final class Nodes {

    final ProtocolBuilder protocol = Protocol.named("nodes");
    final Role<Boolean> server;
    final Role<Client> client;

    Nodes(int count, Function<Member, Integer> servers) {
      server = protocol.role("server", count, false);
      client =
          protocol.roleOf("client", count, m -> new Client(server.member(servers.apply(m)), false));
      client
          .step("ask")
          .when(self -> !self.asked())
          .sends(Request.class, server)
          .then(self -> become(new Client(self.server(), true)).send(self.server(), new Request()));
      server.step("serve").on(Request.class, client).then((served, request) -> become(true));
    }

    /** Each client asks its own server. */
    static Nodes of(int count) {
      return new Nodes(count, Member::number);
    }

    Protocol build(Role<?>... more) {
      List<Role<?>> parts = new ArrayList<>(List.of(client, server));
      parts.addAll(List.of(more));
      return protocol.composite("node", parts.toArray(Role<?>[]::new)).build();
    }
  }

  private static CheckOptions options(Symmetry symmetry) {
    return CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(symmetry));
  }

  private static CheckResult check(Protocol protocol, Symmetry symmetry) {
    return Check.of(protocol).with(options(symmetry)).run();
  }

  /** A node is idle, waiting or served: 3 to the n states, and one orbit for each multiset. */
  @Test
  void rolesFindWhatProcessesFind() {
    assertThat(check(Nodes.of(4).build(), Symmetry.NONE).statistics().states()).isEqualTo(81);
    for (Symmetry symmetry : List.of(Symmetry.PROCESSES, Symmetry.ROLES)) {
      CheckResult result = check(Nodes.of(4).build(), symmetry);

      assertThat(result.statistics().states()).isEqualTo(15);
      assertThat(result.reductions())
          .contains(
              "symmetric: client1+server1, client2+server2, client3+server3, client4+server4");
    }
  }

  @Test
  void reductionsSayWhatIsPermutedWholeAndWhy() {
    assertThat(check(Nodes.of(2).build(), Symmetry.ROLES).reductions())
        .containsExactly(
            "not decomposed: node = client + server, permuted whole",
            "symmetric: client1+server1, client2+server2",
            "not symmetric: server1 and server2 on their own: client1 starts in [server=server1,"
                + " asked=false], but never in [server=server2, asked=false]",
            "not symmetric: client1 and client2 on their own: client1 starts in [server=server1,"
                + " asked=false], client2 in [server=server2, asked=false]");
  }

  @Test
  void unaskedNothingIsSaidOfPartsThatArePermutedTogether() {
    CheckOptions options =
        CheckOptions.defaults()
            .withPor(Por.NONE)
            .with(ProtocolOptions.defaults().withDeadMessages(false));

    assertThat(Check.of(Nodes.of(2).build()).with(options).run().reductions())
        .containsExactly(
            "not decomposed: node = client + server, permuted whole",
            "symmetric: client1+server1, client2+server2");
  }

  /** A part with a number spoils whole nodes, and nothing else. */
  @Test
  void partThatIsNotSymmetricDoesNotSpoilTheOthers() {
    Nodes nodes = Nodes.of(3);
    Role<Integer> clock = nodes.protocol.roleOf("clock", 3, Member::number);
    Protocol protocol = nodes.build(clock);

    CheckResult result = check(protocol, Symmetry.ROLES);

    assertThat(check(protocol, Symmetry.NONE).statistics().states()).isEqualTo(27);
    assertThat(result.statistics().states()).isEqualTo(10);
    assertThat(result.reductions())
        .startsWith(
            "decomposed: node = client + server + clock",
            "symmetric: client1+server1, client2+server2, client3+server3")
        .contains("not symmetric: clock1 and clock3: clock1 starts in [1], clock3 in [3]")
        .noneMatch(text -> text.contains("+clock"));
  }

  /** The clients 1, 2 and 5 ask server 5, and nobody the servers 1 and 2. */
  @Test
  void membersMayBePermutedInPartsAndOthersWhole() {
    Protocol protocol = new Nodes(5, m -> m.number() < 3 ? 5 : m.number()).build();

    CheckResult result = check(protocol, Symmetry.ROLES);

    assertThat(result.reductions())
        .startsWith(
            "decomposed: node = client + server",
            "symmetric: server1, server2; client1, client2, client5; client3+server3, client4+server4");
    assertAllIsRight(protocol);
  }

  /** All ways in which three clients can ask three servers. */
  @Test
  void rolesAreNeverWorseThanProcesses() {
    int better = 0;
    for (int way = 0; way < 27; way++) {
      int[] servers = {way % 3, way / 3 % 3, way / 9};
      Protocol protocol = new Nodes(3, m -> 1 + servers[m.number() - 1]).build();

      long roles = states(protocol, Symmetry.ROLES);
      long processes = states(protocol, Symmetry.PROCESSES);

      assertThat(roles)
          .as("%d%d%d", servers[0], servers[1], servers[2])
          .isLessThanOrEqualTo(processes);
      better += roles < processes ? 1 : 0;
      assertAllIsRight(protocol);
    }
    assertThat(better).isPositive();
  }

  record Asker(Set<ProcessId> servers, boolean asked) {}

  /**
   * Nodes whose clients ask every server, or every one but that of their own node: that is what
   * remains of a process that never sends to itself when it is taken apart (Bokor 2011, section
   * 3.1.1 and definition 8).
   */
  private static Protocol asking(boolean own) {
    ProtocolBuilder protocol = Protocol.named("asking");
    Role<Boolean> server = protocol.role("server", 3, false);
    Role<Asker> client =
        protocol.roleOf(
            "client",
            3,
            member ->
                new Asker(
                    IntStream.rangeClosed(1, 3)
                        .filter(number -> own || number != member.number())
                        .mapToObj(server::member)
                        .collect(Collectors.toUnmodifiableSet()),
                    false));
    client
        .step("ask")
        .when(self -> !self.asked())
        .sends(Request.class, server)
        .then(
            self -> {
              Effect<Asker> effect = become(new Asker(self.servers(), true));
              for (ProcessId asked : self.servers()) {
                effect = effect.send(asked, new Request());
              }
              return effect;
            });
    server.step("serve").on(Request.class, client).then((served, request) -> become(true));
    return protocol.composite("node", client, server).build();
  }

  /** So algorithm 1 of the thesis would find no more there than the naive approach. */
  @Test
  void partsThatDoNotSendToTheirCounterpartsArePermutedWhole() {
    assertThat(states(asking(true), Symmetry.ROLES))
        .isLessThan(states(asking(true), Symmetry.PROCESSES));
    assertThat(states(asking(false), Symmetry.ROLES))
        .isEqualTo(states(asking(false), Symmetry.PROCESSES));
    assertThat(check(asking(false), Symmetry.ROLES).reductions())
        .contains("not decomposed: node = client + server, permuted whole");
  }

  private static long states(Protocol protocol, Symmetry symmetry) {
    return check(protocol, symmetry).statistics().states();
  }

  private static void assertAllIsRight(Protocol protocol) {
    ProtocolOptions own = ProtocolOptions.defaults().withDeadMessages(false);

    AuditResult result =
        Audit.of(protocol).with(CheckOptions.defaults().withPor(Por.LPOR).with(own)).run();

    assertThat(result.failures()).isEmpty();
    assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void violatedInvariantStaysViolated(Symmetry symmetry) {
    Nodes nodes = Nodes.of(3);
    nodes.protocol.invariant("one served").forEachPair(nodes.server, (a, b) -> !(a && b));
    Protocol protocol = nodes.build();

    CheckResult result = check(protocol, symmetry);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertAllIsRight(protocol);
  }

  /** Nothing but the invariant tells which left belongs to which right. */
  @Test
  void invariantMayCoupleParts() {
    ProtocolBuilder protocol = Protocol.named("coupled");
    Role<Boolean> left = protocol.role("left", 3, false);
    Role<Boolean> right = protocol.role("right", 3, false);
    left.step("rise").when(up -> !up).then(up -> become(true));
    right.step("rise").when(up -> !up).then(up -> become(true));
    protocol
        .invariant("no pair")
        .over(left, right)
        .holds(
            state -> {
              for (int index = 0; index < 3; index++) {
                if (state.of(left).get(index) && state.of(right).get(index)) {
                  return false;
                }
              }
              return true;
            });
    Protocol pairs = protocol.composite("pair", left, right).build();

    CheckResult result = Check.of(pairs).with(options(Symmetry.ROLES).withAll()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().states()).isEqualTo(20); // Multisets of 3 out of 4.
    assertThat(result.reductions()).contains("not decomposed: pair = left + right, permuted whole");
    assertAllIsRight(pairs);
  }
}
