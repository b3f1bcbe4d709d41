package io.mazurka.lpor.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.example.NetChecker.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetCheckerTests {

  /** Philosophers who take the left fork first; four places each, the last one is the fork. */
  private static List<Transition> philosophers(int count) {
    List<Transition> net = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      long thinking = 1L << 4 * seat;
      long waiting = thinking << 1;
      long eating = thinking << 2;
      long left = thinking << 3;
      long right = 8L << 4 * ((seat + 1) % count);
      net.add(new Transition("take left " + seat, thinking | left, waiting));
      net.add(new Transition("take right " + seat, waiting | right, eating));
      net.add(new Transition("put down " + seat, eating, thinking | left | right));
    }
    return net;
  }

  private static long initial(int count) {
    long marking = 0;
    for (int seat = 0; seat < count; seat++) {
      marking |= 0b1001L << 4 * seat;
    }
    return marking;
  }

  private static int allStates(List<Transition> net, long initial) {
    Set<Long> visited = new HashSet<>(Set.of(initial));
    ArrayDeque<Long> open = new ArrayDeque<>(visited);
    while (!open.isEmpty()) {
      long marking = open.remove();
      for (Transition transition : net) {
        long next = marking & ~transition.inputs() | transition.outputs();
        if (transition.isEnabled(marking) && visited.add(next)) {
          open.add(next);
        }
      }
    }
    return visited.size();
  }

  @ParameterizedTest
  @CsvSource({"3, 14, 14", "5, 82, 42", "8, 1154, 114"})
  void philosophersDeadlockAndFewStatesShowIt(int count, int full, int reduced) {
    List<Transition> net = philosophers(count);
    NetChecker checker = new NetChecker(net).check(initial(count));
    assertThat(checker.deadlocks()).hasSize(1);
    assertThat(allStates(net, initial(count))).isEqualTo(full);
    assertThat(checker.states()).isEqualTo(reduced);
  }
}
