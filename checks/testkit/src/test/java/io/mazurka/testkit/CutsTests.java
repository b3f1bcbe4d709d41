package io.mazurka.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CutsTests {

  @Test
  void listIsCutToNothingThenByHalvesThenByElements() {
    assertThat(Cuts.of(List.of(1, 2, 3, 4)))
        .containsExactly(
            List.of(),
            List.of(3, 4),
            List.of(1, 2),
            List.of(2, 3, 4),
            List.of(1, 3, 4),
            List.of(1, 2, 4),
            List.of(1, 2, 3));
  }

  @Test
  void atLeastAsManyElementsAreLeftAsAsked() {
    assertThat(Cuts.of(List.of(1, 2, 3), 1))
        .isNotEmpty()
        .allSatisfy(cut -> assertThat(cut).isNotEmpty());
  }

  @Test
  void nothingIsCutFromNothing() {
    assertThat(Cuts.of(List.of())).isEmpty();
    assertThat(Cuts.of(3, 3)).isEmpty();
  }

  @Test
  void numberBecomesTheLeastThenComesBackByHalves() {
    assertThat(Cuts.of(10, 2)).containsExactly(2, 6, 8, 9);
  }

  @Test
  void oneElementIsReplacedAtATime() {
    assertThat(Cuts.inside(List.of(1, 2), number -> Stream.of(number - 1)))
        .containsExactly(List.of(0, 2), List.of(1, 1));
  }
}
