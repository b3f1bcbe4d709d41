package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The numbers that are reported of a value. */
final class NumberPartsTests {

  private record Update(int from, int number) {}

  private record Node(int clock, List<Integer> log, Set<Update> seen, Map<Integer, Update> last) {}

  private static Set<String> told(Object value) {
    Set<String> told = new TreeSet<>();
    NumberParts.tell(value, (name, number) -> told.add(name + " " + number));
    return told;
  }

  @Test
  void listsTellHowMuchTheyHoldAndSetsAndMapsWhatTheyHold() {
    Node node =
        new Node(
            7,
            List.of(5, 5, 5),
            Set.of(new Update(1, 2), new Update(3, 4)),
            Map.of(9, new Update(6, 8)));

    assertThat(told(node))
        .containsExactly(
            "clock 7",
            "last 9",
            "last.from 6",
            "last.number 8",
            "seen.from 1",
            "seen.from 3",
            "seen.number 2",
            "seen.number 4",
            "the size of log 3");
  }

  @Test
  void sizesAreToldOfWhatIsTooDeepInside() {
    assertThat(told(Set.of(Set.of(Set.of(Set.of(1, 2)))))).containsExactly("its size 2");
  }
}
