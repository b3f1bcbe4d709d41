package io.mazurka.protocols.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Three walkers take a step each; one monitor remembers their order, and another how many. */
class UnreadMonitorTests {

  private static Protocol walkers(boolean asksForOrder) {
    ProtocolBuilder protocol = Protocol.named("walkers");
    Role<Boolean> walker = protocol.role("walker", 3, false);
    StepReference<Boolean> go =
        walker.step("go").when(gone -> !gone).then(gone -> Effect.become(true));
    Monitor<List<ProcessId>> order =
        protocol
            .monitor("order", List.<ProcessId>of())
            .hears(
                go,
                (seen, step) -> Stream.concat(seen.stream(), Stream.of(step.process())).toList());
    Monitor<Integer> count =
        protocol.monitor("count", 0).hears(go, (seen, step) -> Math.min(seen + 1, 3));
    protocol.invariant("count").of(count, seen -> seen <= 3);
    if (asksForOrder) {
      protocol.invariant("order").of(order, seen -> seen.size() <= 3);
    }
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol, String... properties) {
    return Check.of(protocol).with(CheckOptions.unreduced().withProperties(properties)).run();
  }

  @Test
  void monitorThatNoPropertyReadsIsNotPartOfTheState() {
    assertThat(check(walkers(true)).statistics().states()).isEqualTo(16);

    CheckResult result = check(walkers(false));
    assertThat(result.statistics().states()).isEqualTo(8);
    assertThat(result.reductions())
        .contains("monitor order left out: nothing that is checked reads it");
  }

  @Test
  void monitorThatNoPropertyAskedForReadsIsNotPartOfTheState() {
    assertThat(check(walkers(true), "order").statistics().states()).isEqualTo(16);
    assertThat(check(walkers(true), "count").statistics().states()).isEqualTo(8);
    CheckResult deadlock = check(walkers(true), "deadlock");
    assertThat(deadlock.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(deadlock.reductions()).hasSize(2);
  }

  @Test
  void symmetryIsNotLostToAMonitorThatIsNotRead() {
    CheckResult result =
        Check.of(walkers(true)).with(CheckOptions.defaults().withProperties("count")).run();

    assertThat(result.reductions()).contains("symmetric: walker1, walker2, walker3");
    assertThat(result.statistics().states()).isEqualTo(4);
  }
}
