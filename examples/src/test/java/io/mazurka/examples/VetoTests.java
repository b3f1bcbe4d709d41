package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example against an explorer that knows nothing of the engine. */
final class VetoTests {

  @ParameterizedTest
  @CsvSource({
    "3, 2, true, 71, 98, 32, 4, 3",
    "3, 2, false, 71, 122, 32, 4, 3",
    "3, 3, true, 35, 62, 8, 4, 0",
    "3, 3, false, 35, 62, 8, 4, 0",
    "4, 2, true, 409, 640, 176, 5, 34",
    "2, 1, false, 25, 36, 12, 3, 2"
  })
  void figuresAreThoseOfBruteForce(
      int participants,
      int enough,
      boolean everything,
      long states,
      long transitions,
      long terminal,
      int depth,
      long violating) {
    Figures expected = new Figures(states, transitions, terminal, depth, violating);

    assertThat(bruteForce(participants, enough, everything)).isEqualTo(expected);
    assertThat(Figures.of(Veto.protocol(participants, enough, everything))).isEqualTo(expected);
  }

  /**
   * A state is a text: first the coordinator (w, p or r), then each participant (s, a or o),
   * followed by ! while its vote is there.
   */
  private static Figures bruteForce(int participants, int enough, boolean everything) {
    Map<String, Integer> depths = new HashMap<>(Map.of("w" + "s.".repeat(participants), 0));
    Queue<String> open = new ArrayDeque<>(depths.keySet());
    long transitions = 0;
    long terminal = 0;
    for (String state = open.poll(); state != null; state = open.poll()) {
      Queue<String> next = new ArrayDeque<>();
      int there = 0;
      for (int one = 0; one < participants; one++) {
        int at = 1 + 2 * one;
        if (state.charAt(at) == 's') {
          next.add(state.substring(0, at) + "a!" + state.substring(at + 2));
          next.add(state.substring(0, at) + "o!" + state.substring(at + 2));
        }
        there |= state.charAt(at + 1) == '!' ? 1 << one : 0;
      }
      for (int taken = 1; taken <= there && state.charAt(0) == 'w'; taken++) {
        boolean possible = everything ? taken == there : (taken & there) == taken;
        if (possible && Integer.bitCount(taken) >= enough) {
          char[] after = state.toCharArray();
          after[0] = 'p';
          for (int one = 0; one < participants; one++) {
            if ((taken >> one & 1) == 1) {
              after[2 + 2 * one] = '.';
              after[0] = after[1 + 2 * one] == 'o' ? 'r' : after[0];
            }
          }
          next.add(new String(after));
        }
      }
      transitions += next.size();
      terminal += next.isEmpty() ? 1 : 0;
      int depth = depths.get(state) + 1;
      for (String one : next) {
        if (depths.putIfAbsent(one, depth) == null) {
          open.add(one);
        }
      }
    }
    long violating = depths.keySet().stream().filter(s -> s.matches("p.*o.*")).count();
    int depth = depths.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    return new Figures(depths.size(), transitions, terminal, depth, violating);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aLateVetoIsLost(boolean everything) {
    Figures.assertViolated(
        Veto.protocol(3, 2, everything), 4, "coordinator is PASSED, participant3 is OBJECTS");
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void whoWaitsForAllHearsEveryVeto(boolean everything) {
    Check.of(Veto.protocol(3, 3, everything)).run().assertHolds();
  }
}
