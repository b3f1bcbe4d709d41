package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.simulation.Simulation;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.WalkStrategy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A property about a role without members holds, and every report that says so names the role. */
final class EmptyRoleTests {

  private static final String NOBODY = "small is about listener, of which there is none";

  private static Protocol silence(int listeners) {
    ProtocolBuilder silence = Protocol.named("silence");
    Role<Integer> speaker = silence.role("speaker", 1, 0);
    Role<Integer> listener = silence.role("listener", listeners, 0);
    speaker.step("speak").when(said -> said < 2).then(said -> become(said + 1));
    silence.invariant("small").forEach(listener, heard -> heard < 5);
    return silence.build();
  }

  private static List<String> sampled(Protocol protocol) {
    SimulationPlan plan =
        new SimulationPlan(10, 1, 10, WalkStrategy.RANDOM, 1, Double.POSITIVE_INFINITY);
    return Simulation.run(
            () -> Check.of(protocol).prepare(), List.of(), plan, SearchListener.none())
        .conditions();
  }

  @Test
  void checkNamesTheRole() {
    assertThat(Check.of(silence(0)).run().guarantee().reasons()).contains(NOBODY);
    assertThat(Check.of(silence(1)).run().guarantee().reasons()).doesNotContain(NOBODY);
  }

  @Test
  void simulationNamesTheRole() {
    assertThat(sampled(silence(0))).containsExactly(NOBODY);
    assertThat(sampled(silence(1))).isEmpty();
  }
}
