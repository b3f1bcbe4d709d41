package io.mazurka.protocols.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Steps that no process can ever take are known before the search. */
class ImpossibleStepTests {

  record Ask() {}

  record Answer(int value) {}

  /** Two clients ask a server that counts to a thousand. */
  private static Protocol protocol() {
    ProtocolBuilder protocol = Protocol.named("asking");
    Role<Integer> client = protocol.role("client", 2, 0);
    Role<Integer> server = protocol.role("server", 1, 0);
    client
        .step("ask")
        .sends(Ask.class, server)
        .when(self -> self == 0)
        .then(self -> Effect.become(1).send(server.member(1), new Ask()));
    client.step("despair").when(self -> self > 1).then(self -> Effect.become(0));
    client
        .step("doubt")
        .on(Answer.class, server)
        .when((self, answer) -> answer.value() == 7)
        .then((self, answer) -> Effect.become(1));
    client.step("obey").on(Ask.class, server).then((self, ask) -> Effect.become(1));
    server
        .step("answer")
        .on(Ask.class, client)
        .sends(Answer.class, client)
        .then((self, ask, sender) -> Effect.become(self).send(sender, new Answer(1)));
    server.step("count").when(self -> self < 1000).then(self -> Effect.become(self + 1));
    return protocol.build();
  }

  private final List<String> remarks = new ArrayList<>();

  private CheckResult check(CheckOptions options) {
    return check(protocol(), options);
  }

  private CheckResult check(Protocol protocol, CheckOptions options) {
    SearchListener listener =
        new SearchListener() {
          @Override
          public void progress(Progress progress) {}

          @Override
          public void remark(String text) {
            remarks.add(text);
          }

          @Override
          public boolean cancelled() {
            return false;
          }
        };
    return Check.of(protocol).with(options).watchedBy(listener).run();
  }

  @Test
  void theyAreNamedOnceAlsoIfTheSearchBeginsAnew() {
    ProtocolBuilder protocol = Protocol.named("counting");
    Role<Integer> counter = protocol.role("counter", 1, 0);
    counter.step("count").when(self -> self < 5000).then(self -> Effect.become(self + 1));
    counter.step("despair").when(self -> self < 0).then(self -> Effect.become(0));

    CheckResult result = check(protocol.build(), CheckOptions.defaults());

    assertThat(result.statistics().states()).isEqualTo(5001);
    assertThat(remarks).hasSize(1);
  }

  @Test
  void stepsThatNoLocalSituationEnablesAreNamedEvenIfTheSearchIsCut() {
    CheckOptions options = CheckOptions.defaults();

    CheckResult result = check(options.withLimits(options.limits().withStates(5)));

    assertThat(result.end()).isEqualTo(EndReason.STATE_LIMIT);
    assertThat(result.unused()).isNull();
    assertThat(result.impossible())
        .containsExactly("client.despair", "client.doubt", "client.obey");
    assertThat(remarks)
        .containsExactly(
            "client.despair can never be taken: its guard holds in no local state that client can"
                + " come to",
            "client.doubt can never be taken: its guard holds in no local state that client can"
                + " come to, whatever messages are there",
            "client.obey can never be taken: nobody ever sends it a message of type Ask");
  }

  @Test
  void detectionOfACrashThatNobodyMakesIsNamedInWordsOfTheModel() {
    ProtocolBuilder protocol = Protocol.named("watching");
    Role<Integer> node = protocol.role("node", 2, 0);
    Role<Integer> watcher = protocol.role("watcher", 1, 0);
    watcher.step("suspect").onCrashOf(node).then((self, suspected) -> Effect.become(1));
    node.step("work").when(self -> self < 3).then(self -> Effect.become(self + 1));

    check(protocol.build(), CheckOptions.defaults());
    CheckResult result = check(protocol.build(), CheckOptions.unreduced());

    assertThat(remarks)
        .containsExactly(
            "watcher.suspect can never be taken: none of those whose crash it waits for ever"
                + " crashes: node");
    assertThat(Objects.requireNonNull(result.unused()).neverTaken())
        .containsExactly("watcher.suspect");
    assertThat(Objects.requireNonNull(result.unused()).neverSent()).isEmpty();
  }

  @Test
  void nothingIsSaidIfNothingWasAnalysed() {
    CheckResult result =
        check(
            CheckOptions.unreduced()
                .withLimits(Limits.none().withStates(5))
                .with(ProtocolOptions.unreduced()));

    assertThat(result.impossible()).isEmpty();
    assertThat(remarks).isEmpty();
  }
}
