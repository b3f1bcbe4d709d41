package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Counterexample;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a violation says stays readable, however many processes there are and whatever they know.
 */
final class ExplanationTests {

  record Node(int term, List<Entry> log) {}

  record Entry(int term, int value) {}

  private final ProtocolBuilder protocol = Protocol.named("explained");
  private final Role<Node> node = protocol.role("node", 5, new Node(0, List.of()));

  private String explanation() {
    Counterexample found = Check.of(protocol.build()).run().counterexample();
    assertThat(found).isNotNull();
    return found.explanation();
  }

  private void grow(int entries) {
    List<Entry> log = Collections.nCopies(entries, new Entry(1, 7));
    node.step("grow").when(self -> self.term() == 0).then(self -> become(new Node(1, log)));
  }

  @Test
  void membersThatAreAlikeAreNamedTogether() {
    grow(1);
    protocol
        .invariant("nobody grows")
        .over(node)
        .holds(state -> state.of(node).stream().allMatch(self -> self.term() == 0));
    assertThat(explanation())
        .matches(
            "node\\d has term=1, log=\\[Entry\\(term=1, value=7\\)\\];"
                + " node\\d, node\\d, node\\d, node\\d have term=0, log=\\[\\]"
                + "|node\\d, node\\d, node\\d, node\\d have term=0, log=\\[\\];"
                + " node\\d has term=1, log=\\[Entry\\(term=1, value=7\\)\\]");
  }

  @Test
  void longPartsAreCutShort() {
    grow(50);
    protocol.invariant("nobody grows").forEach(node, self -> self.term() == 0);
    assertThat(explanation())
        .matches("node\\d has term=1, log=\\[Entry\\(term=1, value=7\\), .* \\.\\.\\.")
        .hasSizeLessThan(90);
  }
}
