package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Orbits are exact also where the weights of the elements take more than a word. */
final class LargeOrbitTests {

  record Worker(ProcessId me, Optional<ProcessId> friend) {

    Worker choosing(ProcessId id) {
      return new Worker(me, Optional.of(id));
    }
  }

  record Grant() {}

  record Knock() {}

  /** A hub grants two workers to do something. */
  private static Role<Integer> hub(ProtocolBuilder protocol, Role<Worker> worker) {
    Role<Integer> hub = protocol.role("hub", 1, 2);
    List<ProcessId> ids = members(worker);
    hub.step("grant")
        .when(left -> left > 0)
        .sends(Grant.class, worker)
        .thenAny(left -> ids.stream().map(id -> become(left - 1).send(id, new Grant())).toList());
    return hub;
  }

  private static Role<Worker> workers(ProtocolBuilder protocol, int count) {
    return protocol.roleOf("worker", count, m -> new Worker(m.id(), Optional.empty()));
  }

  /**
   * Two of the workers choose a friend each among the others. They may weigh the same, and still it
   * matters whom each has chosen.
   */
  private static Protocol friends(int count) {
    ProtocolBuilder protocol = Protocol.named("friends");
    Role<Worker> worker = workers(protocol, count);
    List<ProcessId> ids = members(worker);
    worker
        .step("choose")
        .on(Grant.class, hub(protocol, worker))
        .when((self, grant) -> self.friend().isEmpty())
        .thenAny(
            (self, grant) ->
                ids.stream()
                    .filter(id -> !id.equals(self.me()))
                    .map(id -> become(self.choosing(id)))
                    .toList());
    return protocol.build();
  }

  /** Each worker has a desk, and two of them knock on one each, be it theirs or not. */
  private static Protocol offices(int count) {
    ProtocolBuilder protocol = Protocol.named("offices");
    Role<Worker> worker = workers(protocol, count);
    Role<Boolean> desk = protocol.role("desk", count, false);
    protocol.composite("office", worker, desk);
    List<ProcessId> ids = members(desk);
    worker
        .step("knock")
        .on(Grant.class, hub(protocol, worker))
        .when((self, grant) -> self.friend().isEmpty())
        .sends(Knock.class, desk)
        .thenAny(
            (self, grant) ->
                ids.stream().map(id -> become(self.choosing(id)).send(id, new Knock())).toList());
    desk.step("open").on(Knock.class, worker).then((open, knock) -> become(true));
    return protocol.build();
  }

  private static List<ProcessId> members(Role<?> role) {
    return IntStream.rangeClosed(1, role.size()).mapToObj(role::member).toList();
  }

  /** Checks all orbits of a protocol, and returns how many states and orbits there are. */
  private static List<Integer> assertExact(Protocol protocol, Symmetry symmetry) {
    ProtocolOptions own = ProtocolOptions.defaults().withSymmetry(symmetry);
    Prepared prepared = Check.of(protocol).with(CheckOptions.unreduced().with(own)).prepare();
    SortingCanonicalizer canonicalizer =
        (SortingCanonicalizer) prepared.task().symmetry().canonicalizers().get();
    assertThat(canonicalizer.group().weights().words()).isGreaterThan(1);
    TransitionSystem system = prepared.model().system();
    Set<IntBuffer> states = Orbits.states(system, Integer.MAX_VALUE);
    Set<IntBuffer> left = new HashSet<>(states);
    int orbits = 0;
    long sum = 0;
    for (IntBuffer state : states) {
      assertSuccessors(canonicalizer, system.cursor(), state.array());
      if (left.contains(state)) {
        Set<IntBuffer> orbit = Orbits.orbit(canonicalizer.group(), state.array());
        assertThat(left).containsAll(orbit);
        assertThat(orbit).allSatisfy(one -> assertRepresented(canonicalizer, one, state, orbit));
        left.removeAll(orbit);
        orbits++;
        sum += canonicalizer.orbit(state.array());
      }
    }
    assertThat(sum).isEqualTo(states.size());
    return List.of(states.size(), orbits);
  }

  /** One state of the orbit represents both, and the size of the orbit is right. */
  private static void assertRepresented(
      SortingCanonicalizer canonicalizer, IntBuffer one, IntBuffer other, Set<IntBuffer> orbit) {
    int[] representative = canonicalizer.representative(one.array());
    assertThat(representative).isEqualTo(canonicalizer.representative(other.array()));
    assertThat(orbit.contains(IntBuffer.wrap(representative))).isTrue();
    assertThat(canonicalizer.orbit(one.array())).isEqualTo(orbit.size());
  }

  private static void assertSuccessors(
      SortingCanonicalizer canonicalizer, Cursor cursor, int[] state) {
    canonicalizer.startFrom(state);
    int steps = cursor.load(state);
    for (int step = 0; step < steps; step++) {
      int[] successor = cursor.successor(state, step);
      int[] expected = canonicalizer.representative(successor);
      int[] changed =
          IntStream.range(0, state.length).filter(slot -> successor[slot] != state[slot]).toArray();
      canonicalizer.canonicalize(successor, changed, changed.length);
      assertThat(successor).isEqualTo(expected);
    }
  }

  /** Here and below, counted without Mazurka. */
  @Test
  void sevenWorkersHaveExactOrbits() {
    assertThat(assertExact(friends(7), Symmetry.ROLES)).containsExactly(1_170, 13);
  }

  @Test
  void compositeProcessesHaveExactOrbits() {
    assertThat(assertExact(offices(5), Symmetry.PROCESSES)).containsExactly(1_371, 46);
  }

  @Test
  void partsOfCompositeProcessesHaveExactOrbits() {
    assertThat(assertExact(offices(5), Symmetry.ROLES)).containsExactly(1_371, 18);
  }
}
