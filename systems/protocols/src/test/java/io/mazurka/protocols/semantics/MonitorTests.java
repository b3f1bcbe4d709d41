package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Monitor.Heard;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Two processes that each finish in one step, and a monitor that keeps the order. */
final class MonitorTests {

  record Worker(boolean finished) {}

  record Order(List<String> names) {
    Order and(Heard<Worker> step) {
      List<String> more = new ArrayList<>(names);
      more.add(
          "%s %s>%s".formatted(step.process(), step.before().finished(), step.after().finished()));
      return new Order(List.copyOf(more));
    }
  }

  private final ProtocolBuilder protocol = Protocol.named("workers");
  private final Role<Worker> left = protocol.role("left", 1, new Worker(false));
  private final Role<Worker> right = protocol.role("right", 1, new Worker(false));
  private final StepReference<Worker> leftStep = finish(left);
  private final StepReference<Worker> rightStep = finish(right);

  private static StepReference<Worker> finish(Role<Worker> role) {
    return role.step("finish")
        .when(self -> !self.finished())
        .then(self -> become(new Worker(true)));
  }

  /** A diamond. */
  @Test
  void withoutAMonitorTheOrderIsForgotten() {
    assertThat(Counts.of(protocol)).isEqualTo(new Counts(4, 4, 1, 2));
  }

  /** A diamond that does not close. */
  @Test
  void monitorOfTwoProcessesTellsOrdersApart() {
    Monitor<Order> order =
        protocol
            .monitor("order", new Order(List.of()))
            .hears(leftStep, Order::and)
            .hears(rightStep, Order::and);
    protocol.invariant("order").of(order, seen -> true);

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(5, 4, 2, 2));
  }

  /** What it hears is what the process that took the step knows already. */
  @Test
  void monitorOfOneProcessAddsNoStates() {
    protocol.monitor("order", new Order(List.of())).hears(leftStep, Order::and);

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(4, 4, 1, 2));
  }

  @Test
  void monitorHearsWhoMovedFromWhereToWhere() {
    var order =
        protocol
            .monitor("order", new Order(List.of()))
            .hears(leftStep, Order::and)
            .hears(rightStep, Order::and);
    protocol
        .invariant("right is not last")
        .of(order, seen -> !seen.names().equals(List.of("left false>true", "right false>true")));

    CheckResult result = Check.of(protocol.build()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(Objects.requireNonNull(result.counterexample()).explanation())
        .isEqualTo("order has names=[left false>true, right false>true]");
  }
}
