package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Why a role is not symmetric is told for each of its groups. */
final class SymmetryReasonTests {

  /** Counters that start with these numbers and count down, and clients that are all the same. */
  private static Protocol counters(int counters, int clients, IntUnaryOperator starts) {
    ProtocolBuilder protocol = Protocol.named("counters");
    Role<Integer> counter =
        protocol.roleOf("counter", counters, m -> starts.applyAsInt(m.number()));
    counter.step("count").when(left -> left > 0).then(left -> become(left - 1));
    protocol.role("client", clients, 0);
    return protocol.build();
  }

  private static List<String> reductions(Protocol protocol, @Nullable Symmetry symmetry) {
    return Check.of(protocol)
        .with(
            CheckOptions.defaults()
                .withPor(Por.NONE)
                .with(ProtocolOptions.unreduced().withSymmetry(symmetry)))
        .run()
        .reductions();
  }

  @Test
  void eachGroupIsToldFromTheFirst() {
    assertThat(reductions(counters(6, 1, number -> number / 2), Symmetry.ROLES))
        .containsExactly(
            "symmetric: counter2, counter3; counter4, counter5",
            "not symmetric: counter1 and counter2: counter1 starts in [0], counter2 in [1]",
            "not symmetric: counter1 and counter4: counter1 starts in [0], counter4 in [2]",
            "not symmetric: counter1 and counter6: counter1 starts in [0], counter6 in [3]");
  }

  @Test
  void unaskedTwoMembersAreNamed() {
    assertThat(reductions(counters(6, 1, number -> number / 2), null))
        .containsExactly(
            "symmetric: counter2, counter3; counter4, counter5",
            "not symmetric: counter1 and counter2: counter1 starts in [0], counter2 in [1]");
  }

  @Test
  void ofManyGroupsMostAreOnlyNamed() {
    assertThat(reductions(counters(8, 2, number -> number), Symmetry.ROLES))
        .hasSize(7)
        .startsWith("symmetric: client1, client2")
        .endsWith(
            "not symmetric: counter1 and counter6: counter1 starts in [1], counter6 in [6]",
            "not symmetric: counter1 and any of counter7, counter8");
  }

  @Test
  void whereNothingIsSymmetricAllReasonsAreGiven() {
    assertThat(reductions(counters(3, 1, number -> number), Symmetry.ROLES))
        .containsExactly(
            "no symmetry: counter1 and counter2: counter1 starts in [1], counter2 in [2];"
                + " counter1 and counter3: counter1 starts in [1], counter3 in [3]");
  }

  @ParameterizedTest
  @EnumSource(
      value = Symmetry.class,
      names = {"PROCESSES", "ROLES"})
  void singleProcessesAreNotSymmetric(Symmetry symmetry) {
    assertThat(reductions(counters(1, 1, number -> number), symmetry))
        .containsExactly("no symmetry: no role has two members");
  }

  @Test
  void ofSingleProcessesNothingIsSaidUnasked() {
    assertThat(reductions(counters(1, 1, number -> number), null)).isEmpty();
  }
}
