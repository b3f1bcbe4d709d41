package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Bokor 2011, section 3.2, on finite channels: if a message replaces one in a full channel,
 * explicit crashes lead to local states that implicit ones do not lead to; if it waits for room,
 * they do not.
 *
 * <p>The witness: a source sends 1 to a first and a second process, then 2 to both. When the first
 * has read something it tells the second, which then reads from the source. Every channel holds one
 * message.
 */
final class FiniteChannelTheoremTests {

  /**
   * A state.
   *
   * @param sent what the source has sent last, or 9 if it has crashed
   * @param first what the first has read; 0 for nothing
   * @param second what the second has read, -1 before it was told
   * @param toFirst what is in the channel to the first; 0 for nothing
   * @param toSecond what is in the channel to the second
   * @param told whether the second is being told
   */
  private record State(int sent, int first, int second, int toFirst, int toSecond, boolean told) {}

  /** What the first and the second have read, in all states, by plain definitions. */
  private static Set<String> bruteForce(boolean replacing, boolean crashing) {
    Set<State> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>(List.of(new State(0, 0, -1, 0, 0, false)));
    while (!open.isEmpty()) {
      State at = open.pop();
      if (!seen.add(at)) {
        continue;
      }
      boolean room = at.toFirst() == 0 && at.toSecond() == 0;
      if (at.sent() < 2 && (replacing || room)) {
        int item = at.sent() + 1;
        open.add(new State(item, at.first(), at.second(), item, item, at.told()));
        for (int some = 0; crashing && some < 4; some++) {
          int one = (some & 1) == 1 ? item : at.toFirst();
          int other = (some & 2) == 2 ? item : at.toSecond();
          open.add(new State(9, at.first(), at.second(), one, other, at.told()));
        }
      }
      if (at.toFirst() > 0 && at.first() == 0) {
        open.add(new State(at.sent(), at.toFirst(), at.second(), 0, at.toSecond(), true));
      }
      if (at.told() && at.second() == -1) {
        open.add(new State(at.sent(), at.first(), 0, at.toFirst(), at.toSecond(), false));
      }
      if (at.second() == 0 && at.toSecond() > 0) {
        open.add(new State(at.sent(), at.first(), at.toSecond(), at.toFirst(), 0, at.told()));
      }
    }
    Set<String> read = new TreeSet<>();
    seen.forEach(state -> read.add(state.first() + " " + state.second()));
    return read;
  }

  @Test
  void replacedMessagesTellCrashesApart() {
    assertThat(bruteForce(true, true)).contains("2 1");
    assertThat(bruteForce(true, false)).doesNotContain("2 1");
  }

  @Test
  void waitingForRoomDoesNot() {
    assertThat(bruteForce(false, true)).isEqualTo(bruteForce(false, false));
  }

  private record Number(int value) {}

  private record Go() {}

  private static Protocol protocol(String forbidden) {
    ProtocolBuilder protocol = Protocol.named("source").capacity(1);
    Role<Integer> source = protocol.role("source", 1, 0);
    Role<Integer> first = protocol.role("first", 1, 0);
    Role<Integer> second = protocol.role("second", 1, -1);
    source
        .step("send")
        .when(sent -> sent < 2)
        .sends(Number.class, first, second)
        .then(
            sent ->
                become(sent + 1)
                    .broadcast(first, new Number(sent + 1))
                    .broadcast(second, new Number(sent + 1)));
    first
        .step("read")
        .on(Number.class, source)
        .when((read, number) -> read == 0)
        .sends(Go.class, second)
        .then((read, number) -> become(number.value()).broadcast(second, new Go()));
    second
        .step("go")
        .on(Go.class, first)
        .when((read, go) -> read == -1)
        .then((read, go) -> become(0));
    second
        .step("read")
        .on(Number.class, source)
        .when((read, number) -> read == 0)
        .then((read, number) -> become(number.value()));
    protocol
        .invariant("not read")
        .forEachPair(first, second, (one, other) -> !(one + " " + other).equals(forbidden));
    return protocol.build();
  }

  /** Theorems 1 and 2 with channels for one message: the same local states whatever the model. */
  @Test
  void localStatesAreTheSameInAllModels() {
    Set<String> expected = bruteForce(false, false);
    for (Traffic traffic : Traffic.values()) {
      for (int crashes = 0; crashes < 3; crashes++) {
        ProtocolOptions own = ProtocolOptions.defaults().withTraffic(traffic);
        CheckOptions options =
            CheckOptions.unreduced().with(crashes == 0 ? own : own.withExplicitCrashes(crashes));
        Set<String> read = new TreeSet<>();
        for (int one = 0; one < 3; one++) {
          for (int other = -1; other < 3; other++) {
            Protocol asked = protocol(one + " " + other);
            if (!Check.of(asked).with(options).run().holds()) {
              read.add(one + " " + other);
            }
          }
        }
        assertThat(read).as("%s, %d crashes", traffic, crashes).isEqualTo(expected);
      }
    }
  }
}
