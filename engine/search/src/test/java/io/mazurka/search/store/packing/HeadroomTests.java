package io.mazurka.search.store.packing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeadroomTests {

  private static int[] raised(Headroom headroom, int slots, long states) {
    int[] maxima = new int[slots];
    maxima[1] = 4;
    headroom.raise(maxima, 1, states);
    return maxima;
  }

  @Test
  void smallStoresAreRepackedAsOftenAsNeeded() {
    Headroom headroom = new Headroom();
    for (int time = 0; time < 100; time++) {
      assertThat(raised(headroom, 200, 500)).contains(0, 4).hasSize(200);
    }
  }

  @Test
  void valuesThatOutgrowTheirPlacesTooOftenGetMoreRoom() {
    Headroom headroom = new Headroom();
    raised(headroom, 200, 10_000);
    assertThat(raised(headroom, 200, 11_000)).containsOnly(0, 4);

    assertThat(raised(headroom, 200, 12_000)).containsOnly(3, 79);
    assertThat(raised(headroom, 200, 13_000)).containsOnly(9, 79);
  }

  @Test
  void patienceComesBackWhenTheNumberOfStatesHasDoubled() {
    Headroom headroom = new Headroom();
    for (long states = 10_000; states < 10_000_000; states *= 2) {
      assertThat(raised(headroom, 200, states + 1)).containsOnly(0, 4);
    }
  }

  @Test
  void fewSlotsAreRepackedMoreOften() {
    Headroom headroom = new Headroom();
    for (int time = 0; time < 18; time++) {
      assertThat(raised(headroom, 10, 1_000_000)).containsOnly(0, 4);
    }
    assertThat(raised(headroom, 10, 1_000_000)).containsOnly(3, 79);
  }

  @Test
  void roomHasAnEnd() {
    Headroom headroom = new Headroom();
    int[] maxima = {};
    for (int time = 0; time < 200; time++) {
      maxima = new int[] {5, Integer.MAX_VALUE};
      headroom.raise(maxima, 1, 1_000_000);
    }
    assertThat(maxima).containsExactly(Integer.MAX_VALUE >> 1, Integer.MAX_VALUE);
  }
}
