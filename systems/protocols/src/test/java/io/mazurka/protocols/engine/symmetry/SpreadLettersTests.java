package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.random.Splits;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Symmetry of a split process that gets letters about others, so that exchanges sort them anew. */
final class SpreadLettersTests {

  record Node(int left) {}

  record Hub(Set<ProcessId> known) {}

  record Hint(ProcessId about) {}

  /** Each node tells the hub about two of the others, one after the other. */
  private static Protocol hints(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("hints").channels(channels);
    Role<Node> node = protocol.role("node", 4, new Node(2));
    Role<Hub> hub = protocol.role("hub", 1, new Hub(Set.of()));
    node.step("hint")
        .toEach(node)
        .when((self, peer) -> self.left() > 0)
        .sends(Hint.class, hub)
        .then(
            (self, peer) -> become(new Node(self.left() - 1)).send(hub.member(1), new Hint(peer)));
    hub.step("hear")
        .on(Hint.class, node)
        .then(
            (self, hint) -> {
              Set<ProcessId> known = new HashSet<>(self.known());
              known.add(hint.about());
              return become(new Hub(Set.copyOf(known)));
            });
    return protocol.build();
  }

  private static Checkable split(Protocol protocol) {
    return new Splits(List.copyOf(protocol.roles()), 2).in(protocol);
  }

  private static Prepared prepare(Checkable system) {
    return Check.of(system).with(CheckOptions.defaults().withPor(Por.NONE)).prepare();
  }

  @ParameterizedTest
  @EnumSource(names = {"SET", "MULTISET"})
  void statesOfAnOrbitHaveOneRepresentative(Channels channels) {
    Prepared prepared = prepare(split(hints(channels)));
    SortingCanonicalizer canonicalizer = Friendships.canonicalizer(prepared);
    SymmetryGroup group = canonicalizer.group();
    assertThat(group.exchange(2, 3).spreads()).isTrue();

    for (IntBuffer state : Orbits.states(prepared.model().system(), 3000)) {
      int[] representative = canonicalizer.representative(state.array());
      for (int[] exchanged : Orbits.exchanged(group, state.array())) {
        assertThat(canonicalizer.representative(exchanged)).isEqualTo(representative);
      }
      assertThat(canonicalizer.orbit(state.array()))
          .isEqualTo(Orbits.orbit(group, state.array()).size());
    }
  }

  @Test
  void asManyStatesAreFoundAsWithWholeViews() {
    Protocol protocol = hints(Channels.SET);
    CheckOptions options = CheckOptions.defaults().withPor(Por.NONE);
    long whole = Check.of(protocol).with(options).run().statistics().states();

    assertThat(Check.of(split(protocol)).with(options).run().statistics().states())
        .isEqualTo(whole);
  }
}
