package io.mazurka.protocols.engine.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What conditions on fields can say, and how they are refused. */
class FieldConditionsTests {

  private enum Phase {
    IDLE,
    BUSY
  }

  private record Lease(ProcessId holder, int until) {}

  private record Server(
      Phase phase,
      Optional<Lease> lease,
      Set<ProcessId> seen,
      Map<ProcessId, Integer> votes,
      List<Integer> log,
      String motto,
      boolean up,
      long count) {}

  private sealed interface Node permits Follower, Leader {}

  private record Follower(boolean voted) implements Node {}

  private record Leader(int term) implements Node {}

  private record Heard(int steps) {}

  private record Anything(Object value) {}

  /** A box that holds a constant of an enum, a number, and a text, one after the other. */
  private static Protocol box() {
    ProtocolBuilder protocol = Protocol.named("box");
    Role<Anything> box = protocol.role("box", 1, new Anything(Phase.IDLE));
    box.step("fill")
        .when(self -> self.value() == Phase.IDLE)
        .then(self -> Effect.become(new Anything(7)));
    box.step("write")
        .when(self -> self.value().equals(7))
        .then(self -> Effect.become(new Anything("BUSY")));
    return protocol.build();
  }

  @ParameterizedTest
  @CsvSource({
    "box.value = Phase.IDLE, HOLDS",
    "box.value = Phase.BUSY, ABSENT",
    "box.value != Phase.IDLE, HOLDS",
    "Phase.IDLE = box.value, HOLDS",
    "box.value = 7, HOLDS",
    "box.value = 8, ABSENT",
    "box.value = \"BUSY\", HOLDS"
  })
  void valueOfAnyTypeIsComparedWithAnEnumThatIsNamed(String question, Verdict verdict) {
    CheckResult result =
        Check.of(box())
            .with(
                CheckOptions.unreduced()
                    .withProperties(AskedProperties.condition(Kind.QUERY, question)))
            .run();

    assertThat(result.properties().get(0).verdict()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "box.value = IDLE; name its enum, as in Phase.IDLE",
        "box.value = Color.IDLE; name its enum",
        "box.value = Phase.IDEL; Phase has no constant 'IDEL'; did you mean 'IDLE'?"
      })
  void constantOfAnUnknownEnumIsExplained(String question, String message) {
    assertThatThrownBy(
            () ->
                Check.of(box())
                    .with(
                        CheckOptions.defaults()
                            .withProperties(AskedProperties.condition(Kind.QUERY, question)))
                    .run())
        .hasMessageContaining(message);
  }

  /** A server that changes once, a client that it knows, and two nodes of which one leads. */
  private static Protocol protocol() {
    ProtocolBuilder protocol = Protocol.named("office");
    Role<Phase> client = protocol.role("client", 2, Phase.IDLE);
    Role<Server> server =
        protocol.role(
            "server",
            1,
            new Server(
                Phase.IDLE, Optional.empty(), Set.of(), Map.of(), List.of(), "off", false, 0));
    StepReference<Server> start =
        server
            .step("start")
            .when(self -> !self.up())
            .then(
                self ->
                    Effect.become(
                        new Server(
                            Phase.BUSY,
                            Optional.of(new Lease(client.member(2), 7)),
                            Set.of(client.member(1)),
                            Map.of(client.member(1), 3),
                            List.of(4, 5),
                            "on \"duty\"",
                            true,
                            1L << 40)));
    Role<Node> node = protocol.role("state node", 2, new Follower(false));
    node.step("lead")
        .when(self -> self instanceof Follower)
        .then(self -> Effect.become(new Leader(2)));
    Monitor<Heard> monitor = protocol.monitor("heard", new Heard(0));
    monitor.hears(start, (seen, step) -> new Heard(seen.steps() + 1));
    return protocol.build();
  }

  private static CheckResult ask(Kind kind, String text) {
    return Check.of(protocol())
        .with(CheckOptions.defaults().withProperties(AskedProperties.condition(kind, text)))
        .run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "server.phase == BUSY",
        "server.phase = Phase.BUSY",
        "BUSY = server.phase",
        "server.lease.holder == client2",
        "!(server.lease.holder == client2)",
        "server.votes[client2] != 3 & !present(server.log[9])",
        "server.lease.holder != client1 & server.lease.isPresent",
        "present(server.lease) & server.lease.until > 6",
        "!present(server.lease)",
        "empty(server.lease)",
        "server.seen contains client1",
        "client1 in server.seen & !(client2 in server.seen)",
        "size(server.seen) = 1 & server.seen.size() = 1",
        "server.votes[client1] = 3",
        "client1 in server.votes & size(server.votes) == 1",
        "size(server.log) = 2 & server.log[1] = 5 & 4 in server.log",
        "server.motto = \"off\"",
        "server.motto contains \"duty\"",
        "server.up & server.count = 1099511627776",
        "server.count * 2 / 2 % 1000 - 776 = 0",
        "-1 < server.count <= 0",
        "client1 = IDLE",
        "client1 != client2",
        "forall c in client: c = IDLE",
        "(exists c in client: c in server.seen) & (count(c in client: c in server.seen) = 1)",
        "(count c in client: c = IDLE) = 2",
        "(sum c in client: if_none(c)) = 0 | true",
        "heard.steps = 1",
        "'state node1' is Leader & 'state node1'.term = 2",
        "exists n in 'state node': n is Leader -> n.term > 1",
        "count(n in 'state node': n is Follower & !n.voted) = 1",
        "server.up <-> heard.steps = 1",
        "server.up ^ heard.steps = 0",
        "7 / -2 = -3 & -7 % 2 = 1 & -7 / 2 = -4",
      })
  void questionIsAnsweredWithAState(String text) {
    if (text.contains("if_none")) {
      assertThatThrownBy(() -> ask(Kind.QUERY, text))
          .hasMessageContaining("there is no function 'if_none'");
      return;
    }
    CheckResult result = ask(Kind.QUERY, text);

    assertThat(result.properties().get(0).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.witnesses()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "server.phase = BUSY & heard.steps = 0",
        "client2 in server.seen",
        "server.lease.isPresent & server.lease.holder = client1",
        "client1 = client2",
        "1 = 2",
        "forall n, m in 'state node': n = m",
      })
  void answerNoIsNoFailure(String text) {
    CheckResult result = ask(Kind.QUERY, text);

    assertThat(result.properties().get(0).verdict()).isEqualTo(Verdict.ABSENT);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.summary()).startsWith("no state with " + text + " is among");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "server.phse = BUSY # 8: Server has no field 'phse'; did you mean 'phase'?",
        "server.phase = BUSSY # 16: Phase has no constant 'BUSSY'; did you mean 'BUSY'?",
        "servr.phase = BUSY # 1: there is no process or monitor 'servr'; did you mean 'server'?",
        "client = IDLE # 1: 'client' is a role of 2; say which of them, or 'forall p in client:",
        "forall c in clint: c = IDLE # 13: there is no role 'clint'; did you mean 'client'?",
        "server.count = \"a\" # 14: a number is never a text",
        "server.phase = 1 # 14: Phase is never a number",
        "server.phase < BUSY # 8: expected a number, not Phase",
        "server.count & server.phase # 23: expected a condition, not Phase",
        "server.motto + 1 = 2 # 8: expected a number, not a text",
        "server # 1: expected a condition, not Server",
        "server.seen.first = 1 # 13: a collection has no field 'first'; it has size, isEmpty",
        "size(server.count) = 1 # 13: size(...) is of a collection, not of a number",
        "present(server.seen) # 16: present(...) is of an Optional, not of a collection",
        "server.count contains 1 # 14: a number contains nothing",
        "server.seen contains 1 # 13: a process is never a number",
        "server.count[1] = 1 # 13: a number has no elements",
        "'state node1' is Leder # 18: Node is never Leder; did you mean 'Leader'?",
        "'state node1'.trm = 1 # 15: Node has no field 'trm'",
        "server.up & # 12: expected a name, a number or '(' after '&', not the end",
        "(server.up # 11: expected ')' after 'up', not the end",
        "server.up server.up # 11: expected the end after 'up', not 'server'",
        "server.motto = \"off # 16: the quote is not closed",
        "sent(Vote, client1 -> client2) # 1: 'sent' would read channels",
        "pending(client1) # 1: 'pending' would read channels",
        "length(server.motto) = 1 # 1: there is no function 'length'",
        "99999999999999999999 = 1 # 1: the number 99999999999999999999 is too large",
        "phase = BUSY # 1: there is no process or monitor 'phase'",
        "forall c client: true # 10: expected 'in' after 'c', not 'client'",
      })
  void mistakeIsShownWithItsColumn(String text, String message) {
    assertThatThrownBy(() -> ask(Kind.INVARIANT, text))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--invariant '%s': column %s".formatted(text, message));
  }

  @Test
  void fieldThatAStateDoesNotHaveEndsTheRun() {
    assertThatThrownBy(() -> ask(Kind.INVARIANT, "'state node1'.term > 0"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("Follower, has no field 'term'");
    assertThatThrownBy(() -> ask(Kind.INVARIANT, "server.lease.until > 0"))
        .hasMessageContaining("an Optional is empty");
    assertThatThrownBy(() -> ask(Kind.INVARIANT, "1 / server.count >= 0"))
        .hasMessageContaining("1 / 0");
  }

  @Test
  void violationShowsWhatTheFailingPartReads() {
    CheckResult result = ask(Kind.INVARIANT, "client1 = IDLE & (forall c in client: !server.up)");

    assertThat(result.summary()).contains("is violated after 1 step").contains("server has phase");
    assertThat(result.counterexample().explanation()).doesNotContain("state node");
  }

  @Test
  void leftSideOfAnImplicationIsAPremise() {
    CheckResult result = ask(Kind.INVARIANT, "forall c in client: c = BUSY -> server.up");

    assertThat(result.holds()).isTrue();
    assertThat(result.premiseNeverHeld())
        .containsExactly("forall c in client: c = BUSY -> server.up");
  }

  @Test
  void formulasAreOverFields() {
    assertThat(ask(Kind.LTL, "<> server.phase = BUSY").holds()).isTrue();
    assertThat(
            ask(Kind.LTL, "[] (server.up -> <> count(n in 'state node': n is Leader) > 1)").holds())
        .isTrue();
    assertThat(ask(Kind.CTL, "AG EF server.lease.isPresent").holds()).isTrue();
    assertThatThrownBy(() -> ask(Kind.LTL, "[] server.phse = BUSY"))
        .hasMessageContaining("column 11: Server has no field 'phse'");
    assertThatThrownBy(() -> ask(Kind.LTL, "[] busy"))
        .hasMessageContaining("no proposition 'busy'");
  }

  @Test
  void whatIsSaidOfNobodyIsReported() {
    ProtocolBuilder protocol = Protocol.named("lonely");
    protocol.role("leader", 1, Phase.IDLE).step("stay").when(self -> false).then(Effect::become);
    protocol.role("follower", 0, Phase.IDLE);

    CheckResult result =
        Check.of(protocol.build())
            .with(
                CheckOptions.defaults()
                    .withProperties(
                        AskedProperties.condition(
                            Kind.INVARIANT, "forall f in follower: f = leader")))
            .run();

    assertThat(result.guarantee().toString()).contains("follower, of which there is none");
  }

  @Test
  void quantifiedConditionKeepsProcessesAlike() {
    assertThat(reductions("forall n in 'state node': n is Leader | n is Follower"))
        .contains("symmetric: state node1, state node2");
    assertThat(reductions("client1 = IDLE")).contains("symmetric: state node1, state node2");
    assertThat(reductions("'state node1' is Follower"))
        .doesNotContain("symmetric: state node1")
        .contains("state node1 and state node2: invariant 'state node1' is Follower");
  }

  private static String reductions(String text) {
    return String.join("; ", ask(Kind.INVARIANT, text).reductions());
  }

  @Test
  void constraintThatIsDeclaredCanBeChosenOrLeftOut() {
    ProtocolBuilder counting = Protocol.named("counting");
    Role<Integer> counter = counting.role("counter", 1, 0);
    counter.step("count").when(self -> self < 9).then(self -> Effect.become(self + 1));
    counting.constraint("few").forEach(counter, self -> self < 3);
    counting.constraint("more").forEach(counter, self -> self < 5);
    counting.invariant("at most four").forEach(counter, self -> self <= 4);
    Protocol protocol = counting.build();

    assertThat(states(protocol)).isEqualTo(4);
    assertThat(states(protocol, "few")).isEqualTo(4);
    assertThat(states(protocol, "more")).isEqualTo(6);
    assertThat(states(protocol, "none")).isEqualTo(6);
    assertThat(states(protocol, "none", "counter < 2")).isEqualTo(3);
    CheckResult result = Check.of(protocol).run();
    assertThat(result.holds()).isTrue();
    assertThat(result.guarantee().toString())
        .startsWith("bounded")
        .contains("within constraints few and more; 1 state lies beyond and was not expanded");
    assertThat(result.properties()).hasSize(1);
    assertThat(Check.of(protocol).with(bounded("none")).run().verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  private static long states(Protocol protocol, String... constraints) {
    return Check.of(protocol).with(bounded(constraints)).run().statistics().states();
  }

  private static CheckOptions bounded(String... constraints) {
    return CheckOptions.defaults()
        .withProperties(
            new AskedProperties(
                List.of(),
                Stream.of(constraints)
                    .map(one -> new AskedCondition(Kind.CONSTRAINT, one))
                    .toList(),
                null));
  }
}
