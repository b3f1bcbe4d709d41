package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be said at any time. */
final class LieTests {

  /** A traitor may say 1 or 2 to two generals, who add up what they hear up to 4. */
  private static ProtocolBuilder generals(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("generals").channels(channels);
    Role<String> traitor = protocol.role("traitor", 1, "");
    Role<Integer> general = protocol.role("general", 2, 0);
    traitor.maySay(general, 1, 2);
    general
        .step("hear")
        .on(Integer.class, traitor)
        .when((sum, lie) -> sum + lie <= 4)
        .then((sum, lie) -> become(sum + lie));
    return protocol;
  }

  @Test
  void liesAreConsumedAgainAndAgain() {
    for (Channels channels : List.of(Channels.SET, Channels.MULTISET)) {
      Protocol protocol = generals(channels).build();
      CheckResult full = Check.of(protocol).with(CheckOptions.unreduced()).run();

      assertThat(full.statistics().states()).isEqualTo(25);
      assertThat(full.statistics().terminalStates()).isEqualTo(1);
      assertThat(full.unused()).isEqualTo(Unused.steps(List.of()));
      assertThat(Check.of(protocol).run().reductions())
          .contains("symmetric: general1, general2", "dead messages dropped");
    }
  }

  @Test
  void whoIsToldOtherLiesIsNotInterchangeable() {
    ProtocolBuilder protocol = generals(Channels.SET);
    Role<String> gossip = protocol.role("gossip", 2, "");
    Role<Integer> other = protocol.role("other", 2, 0);
    gossip.maySay(other, (me, to) -> to.equals(other.member(1)) ? List.of(me) : List.of());
    other.step("hear").on(Object.class, gossip).then((self, lie) -> become(1));

    CheckResult result =
        Check.of(protocol.build())
            .with(
                CheckOptions.defaults()
                    .with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES)))
            .run();

    assertThat(result.reductions())
        .contains("symmetric: general1, general2; gossip1, gossip2")
        .anyMatch(
            text ->
                text.contains(
                    "gossip1 may tell other1 gossip1 at any time, but not gossip1 may tell other2"
                        + " gossip1"));
  }

  @Test
  void queuesAndDeliveriesAreRefused() {
    assertThatThrownBy(() -> generals(Channels.FIFO).build())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("traitor may say something at any time")
        .hasMessageContaining("take set or multiset channels");
    CheckOptions delivered =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(Traffic.GRM));
    assertThatThrownBy(() -> Check.of(generals(Channels.SET).build()).with(delivered).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--traffic grm cannot be had here: what traitor may say");
  }

  @Test
  void rolesOfOtherProtocolsAreRefused() {
    Role<Integer> stranger = Protocol.named("other").role("stranger", 1, 0);
    Role<Integer> liar = Protocol.named("one").role("liar", 1, 0);

    assertThatThrownBy(() -> liar.maySay(stranger, "boo"))
        .hasMessageContaining("liar may say something to stranger, a role of another protocol");
  }
}
