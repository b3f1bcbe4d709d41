package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.CrashModel;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What may go wrong need not: where nothing else can happen, an execution may end. */
final class UnforcedMishapTests {

  private static final String AT_END = "decided at the end";
  private static final String EVENTUALLY = "decided one day";

  private record Decision() {}

  private record Junk() {}

  private enum Log {
    EMPTY,
    WRITTEN,
    READ,
    SENT
  }

  /** A coordinator that logs its decision and sends it only when it starts again. */
  private static Protocol forgetful(int restarts) {
    ProtocolBuilder protocol = Protocol.named("forgetful").restarts(restarts);
    Role<Log> coordinator = protocol.role("coordinator", 1, Log.EMPTY);
    Role<Boolean> participant = protocol.role("participant", 1, false);
    coordinator.step("log").when(log -> log == Log.EMPTY).then(log -> become(Log.WRITTEN));
    coordinator.recovers(log -> log == Log.WRITTEN ? Log.READ : log);
    coordinator
        .step("send")
        .when(log -> log == Log.READ)
        .sends(Decision.class, participant)
        .then(log -> become(Log.SENT).broadcast(participant, new Decision()));
    participant
        .step("decide")
        .on(Decision.class, coordinator)
        .then((decided, message) -> become(true));
    return deciding(protocol, participant);
  }

  /** A queue with junk at its head, which nobody reads. */
  private static Protocol blocked(int losses) {
    ProtocolBuilder protocol = Protocol.named("blocked").channels(Channels.FIFO).lossy(losses);
    Role<Boolean> sender = protocol.role("sender", 1, false);
    Role<Boolean> receiver = protocol.role("receiver", 1, false);
    sender
        .step("send")
        .when(sent -> !sent)
        .sends(Junk.class, receiver)
        .sends(Decision.class, receiver)
        .then(
            sent ->
                become(true).broadcast(receiver, new Junk()).broadcast(receiver, new Decision()));
    receiver.step("decide").on(Decision.class, sender).then((decided, message) -> become(true));
    return deciding(protocol, receiver);
  }

  private static Protocol deciding(ProtocolBuilder protocol, Role<Boolean> deciding) {
    protocol.proposition("decided").exists(deciding, decided -> decided);
    protocol.atEnd(AT_END).forEach(deciding, decided -> decided);
    protocol.property(EVENTUALLY).ltl("<> decided").weaklyFair();
    protocol.property("strongly").ltl("<> decided").stronglyFair();
    protocol.property("on all branches").ctl("AF decided");
    protocol.property("possible").ctl("EF decided");
    protocol.property("not before").ltl("[] !decided");
    return protocol.build();
  }

  private static Stream<Protocol> mishapIsTheOnlyHope() {
    return Stream.of(forgetful(1), blocked(1), blocked(Integer.MAX_VALUE));
  }

  private static List<CheckOptions> everyWay() {
    List<CheckOptions> ways = new ArrayList<>();
    for (Por por : List.of(Por.NONE, Por.LPOR)) {
      CheckOptions options = CheckOptions.defaults().withAll().withPor(por);
      ways.add(options);
      ways.add(options.withWorkers(2));
      ways.add(options.withSearch(SearchOrder.DFS));
      ways.add(options.withStore(StoreKind.FINGERPRINT));
      ways.add(options.withStore(StoreKind.BITSTATE));
    }
    for (Por por : List.of(Por.DPOR_CLASSIC, Por.DPOR_SOURCE, Por.DPOR_OPTIMAL)) {
      ways.add(CheckOptions.defaults().withAll().withPor(por));
    }
    return ways;
  }

  private static Verdict verdict(CheckResult result, String property) {
    return result.properties().stream()
        .filter(one -> one.name().equals(property))
        .findFirst()
        .orElseThrow()
        .verdict();
  }

  @ParameterizedTest
  @MethodSource("mishapIsTheOnlyHope")
  void executionMayEndWhereOnlyMishapsArePossible(Protocol protocol) {
    for (CheckOptions options : everyWay()) {
      CheckResult result =
          Check.of(protocol).with(options.withProperties(AT_END, Property.DEADLOCK)).run();

      assertThat(verdict(result, AT_END)).as("%s", options).isEqualTo(Verdict.VIOLATED);
      assertThat(verdict(result, Property.DEADLOCK)).as("%s", options).isEqualTo(Verdict.DEADLOCK);
    }
  }

  @ParameterizedTest
  @MethodSource("mishapIsTheOnlyHope")
  void formulasSeeExecutionsThatEndBeforeAMishap(Protocol protocol) {
    for (CheckOptions options : List.of(CheckOptions.defaults(), CheckOptions.unreduced())) {
      CheckResult result = Check.of(protocol).with(options.withAll()).run();

      assertThat(verdict(result, EVENTUALLY)).isEqualTo(Verdict.VIOLATED);
      assertThat(verdict(result, "strongly")).isEqualTo(Verdict.VIOLATED);
    }
    for (Por por : List.of(Por.NONE, Por.LPOR)) {
      CheckResult result =
          Check.of(protocol)
              .with(
                  CheckOptions.defaults()
                      .withAll()
                      .withPor(por)
                      .withProperties("on all branches", "possible", "not before"))
              .run();

      assertThat(verdict(result, "on all branches")).isEqualTo(Verdict.VIOLATED);
      assertThat(verdict(result, "possible")).isEqualTo(Verdict.HOLDS);
      assertThat(verdict(result, "not before")).isEqualTo(Verdict.VIOLATED);
    }
  }

  /** The state before the mishap repeats. */
  @Test
  void lassoShowsThatTheLastStateRepeats() {
    CheckResult result =
        Check.of(forgetful(1)).with(CheckOptions.unreduced().withProperties(EVENTUALLY)).run();

    assertThat(result.counterexample().path().steps()).hasSize(1);
    assertThat(result.counterexample().cycleStart()).isEqualTo(1);
  }

  @Test
  void verdictsAreThoseOfNoMishapAtAll() {
    List<Protocol> never = List.of(forgetful(0), blocked(0));
    for (Protocol protocol : never) {
      CheckResult result = Check.of(protocol).with(CheckOptions.unreduced().withAll()).run();

      assertThat(verdict(result, AT_END)).isEqualTo(Verdict.VIOLATED);
      assertThat(verdict(result, EVENTUALLY)).isEqualTo(Verdict.VIOLATED);
    }
  }

  /** Once an execution has stopped, no mishap happens later: that is seen with a next step. */
  @Test
  void executionThatStaysForAWhileAndThenGoesOnIsNone() {
    AskedProperties asked =
        AskedProperties.condition(Kind.LTL, "[](written -> X read) || <>[] written");
    ProtocolBuilder protocol = Protocol.named("log").restarts(1);
    Role<Log> coordinator = protocol.role("coordinator", 1, Log.EMPTY);
    coordinator.step("log").when(log -> log == Log.EMPTY).then(log -> become(Log.WRITTEN));
    coordinator.recovers(log -> log == Log.WRITTEN ? Log.READ : log);
    protocol.proposition("written").exists(coordinator, log -> log == Log.WRITTEN);
    protocol.proposition("read").exists(coordinator, log -> log == Log.READ);

    CheckResult result =
        Check.of(protocol.build()).with(CheckOptions.unreduced().withProperties(asked)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** Junk may be duplicated before the end, or not. */
  @Test
  void terminalStatesAreThoseWithAnyNumberOfMishapsLeft() {
    for (Channels channels : new Channels[] {Channels.MULTISET, Channels.FIFO}) {
      ProtocolBuilder protocol = Protocol.named("junk").channels(channels).duplicating(2);
      Role<Boolean> sender = protocol.role("sender", 1, false);
      Role<Boolean> receiver = protocol.role("receiver", 1, false);
      sender
          .step("send")
          .when(sent -> !sent)
          .sends(Junk.class, receiver)
          .then(sent -> become(true).broadcast(receiver, new Junk()));

      for (CheckOptions options : everyWay()) {
        CheckResult result = Check.of(protocol.build()).with(options).run();
        assertThat(result.statistics().terminalStates()).as("%s", options).isEqualTo(3);
      }
    }
  }

  /** A crash is possible only where a step is, so explicit crashes change no verdict here. */
  @ParameterizedTest
  @EnumSource(CrashModel.class)
  void explicitCrashesAreNotForcedEither(CrashModel crashes) {
    ProtocolOptions own = ProtocolOptions.defaults().withCrashes(crashes);
    for (Por por : Por.values()) {
      if (por != Por.LSSA) {
        for (Protocol protocol : List.of(forgetful(1), blocked(1))) {
          CheckResult result =
              Check.of(protocol)
                  .with(
                      CheckOptions.defaults()
                          .withAll()
                          .withPor(por)
                          .withProperties(AT_END)
                          .with(own))
                  .run();
          assertThat(verdict(result, AT_END)).as("%s", por).isEqualTo(Verdict.VIOLATED);
        }
      }
    }
  }

  /** Timeouts are what processes do by themselves, so they are not left out. */
  @Test
  void timeoutsDoHappen() {
    ProtocolBuilder protocol = Protocol.named("clock").timeouts(1);
    Role<Boolean> clock = protocol.role("clock", 1, false);
    clock.timeout("ring").when(rung -> !rung).then(rung -> become(true));
    protocol.atEnd("rung").forEach(clock, rung -> rung);
    protocol.proposition("ringing").exists(clock, rung -> rung);
    protocol.property("rings").ltl("<> ringing").weaklyFair();

    for (CheckOptions options : List.of(CheckOptions.defaults(), CheckOptions.unreduced())) {
      assertThat(Check.of(protocol.build()).with(options).run().verdict()).isEqualTo(Verdict.HOLDS);
    }
    ProtocolOptions never = ProtocolOptions.defaults().withAtMost(Mishap.TIMEOUT, 0);
    assertThat(Check.of(protocol.build()).with(CheckOptions.defaults().with(never)).run().verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  /** The terminal state is the same in both orders, and a bound on the depth does not hide it. */
  @Test
  void terminalStateAtTheDepthLimitIsSeen() {
    for (SearchOrder order : SearchOrder.values()) {
      CheckOptions options = CheckOptions.unreduced().withSearch(order).withProperties(AT_END);
      CheckResult result =
          Check.of(forgetful(1)).with(options.withLimits(options.limits().withDepth(1))).run();
      assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    }
    CheckOptions options = CheckOptions.defaults().withPor(Por.DPOR_OPTIMAL).withProperties(AT_END);
    CheckResult result =
        Check.of(forgetful(1)).with(options.withLimits(options.limits().withDepth(1))).run();
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }
}
