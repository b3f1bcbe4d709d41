package io.mazurka.kernel.supervision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StintsTests {

  private static List<Integer> takeAll(Stints stints, int member) {
    List<Integer> taken = new ArrayList<>();
    for (int number = stints.take(member); number >= 0; number = stints.take(member)) {
      taken.add(number);
    }
    return taken;
  }

  @Test
  void eachHasItsRunFirst() {
    Stints stints = new Stints(3);
    stints.deal(9);
    assertThat(stints.take(1)).isEqualTo(3);
    assertThat(stints.take(2)).isEqualTo(6);
    assertThat(stints.take(1)).isEqualTo(4);
    assertThat(stints.take(0)).isZero();
  }

  @Test
  void whoHasNoneLeftTakesOverTheSecondHalfOfTheLongestRun() {
    Stints stints = new Stints(2);
    stints.deal(16);
    assertThat(takeAll(stints, 1))
        .containsExactly(8, 9, 10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 2, 3, 1, 0);
    assertThat(stints.take(0)).isEqualTo(-1);
  }

  @Test
  void everyNumberIsTakenOnceHoweverManyTakeAtTheSameTime() {
    try (Crew crew = new Crew(4)) {
      Stints stints = new Stints(4);
      for (int size = 0; size < 600; size++) {
        stints.deal(size);
        List<Integer> all = Collections.synchronizedList(new ArrayList<>());
        crew.run(member -> all.addAll(takeAll(stints, member)));
        assertThat(all)
            .containsExactlyInAnyOrderElementsOf(IntStream.range(0, size).boxed().toList());
      }
    }
  }
}
