package io.mazurka.bench.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SafeNetTests {

  @Test
  void counterHasALevelForEachNumber() {
    Map<List<Integer>, Integer> levels = levels(SafeNet.counter(6, 2).program());

    assertThat(levels).hasSize(1 << 8);
    assertThat(levels.values().stream().mapToInt(level -> level).max()).hasValue((1 << 6) - 1 + 2);
  }

  @Test
  void noTwoNeighboursEat() {
    int[] markings = {1, 4, 15, 57, 216, 819, 3105};
    for (int guests = 1; guests < markings.length; guests++) {
      assertThat(levels(SafeNet.guests(guests).program())).hasSize(markings[guests]);
      if (guests > 1) {
        assertThat(markings[guests]).isEqualTo(3 * (markings[guests - 1] + markings[guests - 2]));
      }
    }
  }

  @Test
  void netIsWrittenAsPnml() {
    assertThat(SafeNet.counter(1, 0).pnml())
        .isEqualTo(
            """
            <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
            <net id="counter" type="http://www.pnml.org/version-2009/grammar/ptnet">
            <page id="page">
            <place id="zero0"><initialMarking><text>1</text></initialMarking></place>
            <place id="one0"/>
            <transition id="t0"/>
            <arc id="zero0-t0" source="zero0" target="t0"/>
            <arc id="t0-one0" source="t0" target="one0"/>
            </page></net></pnml>
            """);
  }

  /** Every state with the fewest steps to it. */
  private static Map<List<Integer>, Integer> levels(Program program) {
    List<Integer> initial = Arrays.stream(program.initialState()).boxed().toList();
    Map<List<Integer>, Integer> levels = new HashMap<>(Map.of(initial, 0));
    Deque<List<Integer>> open = new ArrayDeque<>(List.of(initial));
    while (!open.isEmpty()) {
      List<Integer> state = open.remove();
      int[] values = state.stream().mapToInt(Integer::intValue).toArray();
      for (Command command : program.commands()) {
        if (command.guard().holds(values)) {
          int[] next = values.clone();
          for (Assignment change : command.assignments()) {
            next[change.target().slot()] = change.stored(values);
          }
          List<Integer> successor = Arrays.stream(next).boxed().toList();
          if (levels.putIfAbsent(successor, levels.getOrDefault(state, 0) + 1) == null) {
            open.add(successor);
          }
        }
      }
    }
    return levels;
  }
}
