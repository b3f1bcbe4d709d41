package io.mazurka.protocols.engine.views;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.compiler.ViewBudget;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** A process whose views grow without bound is named, with what grew. */
final class ViewGrowthTests {

  private static final int MOST_VIEWS = 1000;

  record Counter(int value) {}

  record Tick() {}

  @Test
  void counterWithoutBoundIsCaught() {
    Protocol protocol = counter(Integer.MAX_VALUE);

    for (SearchOrder order : SearchOrder.values()) {
      CheckResult result = check(protocol, CheckOptions.unreduced().withSearch(order));
      assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
      assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
      assertThat(result.statistics().states()).isBetween(MOST_VIEWS - 256L, (long) MOST_VIEWS);
      assertThat(result.guarantee())
          .hasToString(
              "bounded: stopped because counter has more than 1,000 views (local states with an inbox)");
      assertThat(result.advice())
          .contains("a recent view: local state value=1000, 0 messages in the inbox")
          .contains("remedy: bound the counter");
    }
  }

  @Test
  void counterWithoutBoundEndsDynamicReductionWithTheEventsSoFar() {
    ReductionOptions dynamic = ReductionOptions.none().withPor(Por.DPOR_OPTIMAL);
    CheckResult result =
        check(
            counter(Integer.MAX_VALUE),
            CheckOptions.unreduced()
                .withReductions(dynamic)
                .withLimits(Limits.none().withDepth(2 * MOST_VIEWS)));

    assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
    assertThat(result.executions().events()).isEqualTo(MOST_VIEWS - 1);
    assertThat(result.advice()).contains("something in counter grows without bound");
  }

  @Test
  void counterWithoutBoundEndsAnAuditWithTheStatesSoFar() {
    ReductionOptions stubborn = ReductionOptions.none().withPor(Por.LPOR);
    Protocol protocol = counter(Integer.MAX_VALUE);
    AuditResult result =
        Audit.of(limited(protocol)).with(CheckOptions.unreduced().withReductions(stubborn)).run();

    assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
    assertThat(result.states()).isEqualTo(MOST_VIEWS);
    assertThat(result.guarantee().reasons())
        .contains("stopped because counter has more than 1,000 views (local states with an inbox)");
  }

  @Test
  void counterWithinTheBoundIsFine() {
    assertThat(check(counter(MOST_VIEWS - 1)).statistics().states()).isEqualTo(MOST_VIEWS);
  }

  @Test
  void channelWithoutBoundIsCaught() {
    ProtocolBuilder protocol = Protocol.named("channel").channels(Channels.MULTISET);
    Role<Counter> sender = protocol.role("sender", 1, new Counter(0));
    Role<Counter> receiver = protocol.role("receiver", 1, new Counter(0));
    sender
        .step("tick")
        .sends(Tick.class, receiver)
        .then(self -> become(self).broadcast(receiver, new Tick()));

    CheckResult result = check(protocol.build());
    assertThat(result.end()).isEqualTo(EndReason.MODEL_LIMIT);
    assertThat(result.guarantee().reasons())
        .containsExactly(
            "stopped because receiver has more than 1,000 views (local states with an inbox)");
    assertThat(result.advice())
        .contains("local state value=0, 1000 messages in the inbox; 1 local states");
  }

  @Test
  void listWithoutBoundIsCaughtLongBeforeTheViewsAreTooMany() {
    ProtocolBuilder protocol = Protocol.named("list");
    Role<Collector> collector = protocol.role("collector", 1, new Collector(""));
    collector.step("collect").then(self -> become(new Collector(self.text() + "0".repeat(9_999))));

    assertThatThrownBy(() -> check(protocol.build()))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("step 'collect' of collector made a value that cannot be used")
        .hasMessageContaining("Collector has grown beyond 65536 bytes; bound what it collects");
  }

  record Collector(String text) {}

  private static Protocol counter(int bound) {
    ProtocolBuilder protocol = Protocol.named("counter");
    Role<Counter> counter = protocol.role("counter", 1, new Counter(0));
    counter
        .step("count")
        .when(self -> self.value() < bound)
        .then(self -> become(new Counter(self.value() + 1)));
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol) {
    return check(protocol, CheckOptions.unreduced());
  }

  private static CheckResult check(Protocol protocol, CheckOptions how) {
    return Check.of(limited(protocol)).with(how).run();
  }

  private static Checkable limited(Protocol protocol) {
    return new Checkable() {
      @Override
      public CompiledModel compile(CheckOptions options) {
        return ProtocolCompiler.compile(protocol, options, ViewBudget.atMost(MOST_VIEWS));
      }

      @Override
      public Features features() {
        return protocol.features();
      }
    };
  }
}
