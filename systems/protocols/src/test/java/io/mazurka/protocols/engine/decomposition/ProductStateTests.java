package io.mazurka.protocols.engine.decomposition;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.decomposition.ProductServers.Server;
import io.mazurka.protocols.options.CrashModel;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of a product state are permuted on their own, where nothing has to do with both. */
final class ProductStateTests {

  private static CheckOptions options(Symmetry symmetry) {
    return CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(symmetry));
  }

  private static CheckResult check(Protocol protocol, Symmetry symmetry) {
    return Check.of(protocol).with(options(symmetry).withAll()).run();
  }

  private static long states(Protocol protocol, Symmetry symmetry) {
    return check(protocol, symmetry).statistics().states();
  }

  @Test
  void partsArePermutedAsIfTheyHadBeenTakenApartByHand() {
    Protocol together = ProductServers.together(3, 2, 1);
    Protocol apart = ProductServers.apart(3, 2, 1);
    ServersByHand byHand = new ServersByHand(3, 2, 1);

    assertThat(List.of(states(together, Symmetry.NONE), states(apart, Symmetry.NONE)))
        .containsOnly(byHand.states(), 1110L);
    assertThat(List.of(states(together, Symmetry.PROCESSES), states(apart, Symmetry.PROCESSES)))
        .containsOnly(byHand.orbitsOfWholeServers(), 156L);
    assertThat(List.of(states(together, Symmetry.ROLES), states(apart, Symmetry.ROLES)))
        .containsOnly(byHand.orbitsOfParts(), 112L);
  }

  @Test
  void reductionsSayWhatIsAProduct() {
    assertThat(check(ProductServers.together(3, 1, 1), Symmetry.ROLES).reductions())
        .containsExactly(
            "role server is a product of voted and copy",
            "decomposed: server = server.voted + server.copy",
            "symmetric: server1.voted, server2.voted, server3.voted;"
                + " server1.copy, server2.copy, server3.copy");
    assertThat(check(ProductServers.together(3, 1, 1), Symmetry.PROCESSES).reductions())
        .containsExactly("symmetric: server1, server2, server3");
  }

  @Test
  void partsAreFoundUnasked() {
    CheckResult result =
        Check.of(ProductServers.together(3, 2, 1))
            .with(CheckOptions.defaults().withPor(Por.NONE))
            .run();

    assertThat(result.reductions()).contains("role server is a product of voted and copy");
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** The local graph proves that steps of different parts are independent. */
  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void stubbornSetsAreThoseOfPartsThatAreRoles(Symmetry symmetry) {
    CheckOptions lpor =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .withAll()
            .with(ProtocolOptions.defaults().withSplit(Split.COMBINED).withSymmetry(symmetry));

    for (int servers = 2; servers <= 3; servers++) {
      long together =
          Check.of(ProductServers.together(servers, 2, 1)).with(lpor).run().statistics().states();
      long apart =
          Check.of(ProductServers.apart(servers, 2, 1)).with(lpor).run().statistics().states();

      assertThat(together).isEqualTo(apart);
    }
  }

  record Worker(boolean flipped, Optional<ProcessId> gone) {}

  record Node(int asked) {}

  record Ask() {}

  /** Steps of the other role lead to local states of crashed processes, which have no fields. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void productsStandBesideRolesThatCrash(boolean inSteps) {
    ProtocolBuilder protocol = Protocol.named("noted").crashes(1);
    Role<Worker> worker = protocol.role("worker", 2, new Worker(false, Optional.empty()));
    Role<Node> node = protocol.role("node", 1, new Node(0));
    worker
        .step("flip")
        .when(self -> !self.flipped())
        .then(self -> become(new Worker(true, self.gone())));
    worker
        .step("ask")
        .when(self -> self.gone().isEmpty())
        .sends(Ask.class, node)
        .then(self -> become(self).broadcast(node, new Ask()));
    node.step("hear").on(Ask.class, worker).then((self, ask) -> become(new Node(1)));
    if (inSteps) {
      node.crashes();
    } else {
      node.crashesBetweenSteps();
    }
    worker
        .step("note")
        .onCrashOf(node)
        .then((self, who) -> become(new Worker(self.flipped(), Optional.of(who))));
    protocol.invariant("flipped first").forEach(worker, self -> self.gone().isEmpty());
    Protocol built = protocol.build();

    assertThat(check(built, Symmetry.ROLES).reductions())
        .anyMatch(line -> line.startsWith("role worker is a product of"));
    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(check(built, symmetry).verdict()).isEqualTo(Verdict.VIOLATED);
    }
  }

  @Test
  void auditsFindNothingWrong() {
    assertThat(
            Audit.of(ProductServers.together(2, 2, 1))
                .with(options(Symmetry.ROLES).withPor(Por.LPOR))
                .run()
                .verdict())
        .isEqualTo(AuditVerdict.CLEAN);
  }

  @SuppressWarnings("unchecked")
  private static Role<Server> servers(ProtocolBuilder protocol) {
    return (Role<Server>) protocol.build().roles().get(2);
  }

  /** What is said of each part alone is no hindrance, even if it is said in one condition. */
  @Test
  void conditionsOnEachPartKeepPartsApart() {
    ProtocolBuilder protocol = ProductServers.withRole(3, 1, 1);
    Role<Server> server = servers(protocol);
    protocol.invariant("both").forEach(server, it -> !it.voted() && it.copy() == 0);

    CheckResult result = check(protocol.build(), Symmetry.ROLES);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().states()).isEqualTo(49);
  }

  /** A condition on both parts of a server keeps them together. */
  @Test
  void conditionsThatCouplePartsKeepServersWhole() {
    ProtocolBuilder protocol = ProductServers.withRole(3, 1, 1);
    Role<Server> server = servers(protocol);
    protocol.invariant("not both").forEach(server, it -> !it.voted() || it.copy() == 0);
    Protocol coupled = protocol.build();

    CheckResult result = check(coupled, Symmetry.ROLES);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().states()).isEqualTo(65);
    assertThat(result.reductions().get(0))
        .startsWith("role server is a product of voted and copy, but not taken apart:")
        .contains("invariant not both tells them apart");
    assertThat(check(coupled, Symmetry.NONE).verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(
            Check.of(coupled)
                .with(options(Symmetry.ROLES).withProperties("one winner"))
                .run()
                .statistics()
                .states())
        .isEqualTo(49);
  }

  @Test
  void whatHasToDoWithAllPartsKeepsThemTogether() {
    List<String> reasons = new ArrayList<>();
    reasons.add(
        reason(ProductServers.withRole(2, 1, 1).channels(Channels.FIFO).build(), Symmetry.ROLES));
    ProtocolBuilder bounded = ProductServers.withRole(2, 1, 1);
    reasons.add(reason(bounded.capacity(2).build(), Symmetry.ROLES));

    assertThat(reasons)
        .containsExactly(
            "messages to different parts wait behind each other in queues",
            "messages to different parts share the room of a channel");
    CheckResult crashing =
        Check.of(ProductServers.together(2, 1, 1))
            .with(
                CheckOptions.unreduced()
                    .with(
                        ProtocolOptions.defaults()
                            .withSymmetry(Symmetry.ROLES)
                            .withCrashes(CrashModel.EXPLICIT)))
            .run();
    assertThat(crashing.reductions())
        .anyMatch(text -> text.endsWith("but not taken apart: processes crash as a whole"));
  }

  private static String reason(Protocol protocol, Symmetry symmetry) {
    String text = check(protocol, symmetry).reductions().get(0);
    return text.substring(text.indexOf(": ") + 2);
  }

  record Instance(int round) {}

  record Runs(List<Instance> all) {

    Runs next(int number) {
      List<Instance> next = new ArrayList<>(all);
      next.set(number, new Instance(all.get(number).round() + 1));
      return new Runs(List.copyOf(next));
    }
  }

  record Tick(int number) {}

  /** Two processes, each of which runs three instances in the same step. */
  private static Protocol runners(int instances) {
    ProtocolBuilder protocol = Protocol.named("runners");
    Role<Integer> clock = protocol.role("clock", 1, 0);
    List<Instance> all = new ArrayList<>();
    for (int number = 0; number < instances; number++) {
      all.add(new Instance(0));
    }
    Role<Runs> runner = protocol.role("runner", 2, new Runs(List.copyOf(all)));
    clock
        .step("tick")
        .when(number -> number < instances)
        .sends(Tick.class, runner)
        .then(number -> become(number + 1).broadcast(runner, new Tick(number)));
    runner
        .step("run")
        .on(Tick.class, clock)
        .when((self, tick) -> self.all().get(tick.number()).round() == 0)
        .then((self, tick) -> become(self.next(tick.number())));
    protocol
        .invariant("once")
        .forEach(runner, self -> self.all().stream().allMatch(it -> it.round() < 2));
    return protocol.build();
  }

  /**
   * With t ticks sent, each instance of the first t waits or has run, in each of two processes: the
   * sum of 4 to the t. In orbits of parts, a pair is one of three multisets; in orbits of whole
   * processes, it is a multiset of two of 2 to the t.
   */
  @Test
  void oneStepMayHaveToDoWithSeveralParts() {
    assertThat(states(runners(3), Symmetry.NONE)).isEqualTo(1 + 4 + 16 + 64);
    assertThat(states(runners(3), Symmetry.PROCESSES)).isEqualTo(1 + 3 + 10 + 36);
    assertThat(states(runners(3), Symmetry.ROLES)).isEqualTo(1 + 3 + 9 + 27);
    assertThat(check(runners(3), Symmetry.ROLES).reductions())
        .contains("role runner is a product of all.1, all.2 and all.3");
  }
}
