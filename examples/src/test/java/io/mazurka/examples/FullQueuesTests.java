package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example against an explorer that knows nothing of the engine. */
final class FullQueuesTests {

  @ParameterizedTest
  @CsvSource({
    "2, 1, false, 4, 4, 1, 2",
    "2, 1, true, 25, 40, 1, 8",
    "2, 2, false, 19, 28, 1, 8",
    "3, 2, false, 9, 12, 1, 4",
    "3, 2, true, 81, 180, 1, 12"
  })
  void figuresAreThoseOfBruteForce(
      int parts, int room, boolean eager, long states, long transitions, long terminal, int depth) {
    Figures expected = new Figures(states, transitions, terminal, depth, 0);

    assertThat(bruteForce(parts, room, eager)).isEqualTo(expected);
    assertThat(Figures.of(FullQueues.protocol(parts, room, eager)))
        .extracting(Figures::states, Figures::transitions, Figures::terminal, Figures::depth)
        .containsExactly(states, transitions, terminal, depth);
  }

  /** A state is what each has sent and taken; a queue holds what was sent and not taken. */
  private static Figures bruteForce(int parts, int room, boolean eager) {
    Map<List<Integer>, Integer> depths = new HashMap<>(Map.of(List.of(0, 0, 0, 0), 0));
    Queue<List<Integer>> open = new ArrayDeque<>(depths.keySet());
    long transitions = 0;
    long terminal = 0;
    for (List<Integer> state = open.poll(); state != null; state = open.poll()) {
      List<List<Integer>> next = new ArrayList<>();
      for (int one = 0; one < 2; one++) {
        int sent = state.get(2 * one);
        int otherTook = state.get(3 - 2 * one);
        int otherSent = state.get(2 - 2 * one);
        int taken = state.get(2 * one + 1);
        if (sent < parts && sent - otherTook < room) {
          next.add(with(state, 2 * one, sent + 1));
        }
        if (otherSent > taken && (eager || sent == parts)) {
          next.add(with(state, 2 * one + 1, taken + 1));
        }
      }
      transitions += next.size();
      terminal += next.isEmpty() ? 1 : 0;
      for (List<Integer> one : next) {
        if (depths.putIfAbsent(one, depths.get(state) + 1) == null) {
          open.add(one);
        }
      }
    }
    int depth = depths.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    return new Figures(depths.size(), transitions, terminal, depth, 0);
  }

  private static List<Integer> with(List<Integer> state, int place, int value) {
    List<Integer> changed = new ArrayList<>(state);
    changed.set(place, value);
    return List.copyOf(changed);
  }

  @Test
  void bothWaitForRoomForEver() {
    Figures.assertViolated(FullQueues.protocol(2, 1, false), 2, "worker1 has sent=1, taken=0");
  }

  @Test
  void withRoomForAllOrAnOpenDoorEverythingArrives() {
    Check.of(FullQueues.protocol(2, 2, false)).run().assertHolds();
    Check.of(FullQueues.protocol(3, 1, true)).run().assertHolds();
  }
}
