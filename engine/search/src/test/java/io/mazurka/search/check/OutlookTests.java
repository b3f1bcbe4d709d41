package io.mazurka.search.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many states there are in all is guessed from a bell of levels, and from nothing else. */
final class OutlookTests {

  private static List<Long> bell(int levels) {
    List<Long> sizes = new ArrayList<>();
    for (int level = 0; level < levels; level++) {
      double distance = (level - 20) / 6.0;
      sizes.add(Math.round(100_000 * Math.exp(-distance * distance / 2)));
    }
    return sizes;
  }

  private static long sum(List<Long> sizes) {
    return sizes.stream().mapToLong(Long::longValue).sum();
  }

  @Test
  void bellIsContinued() {
    long all = sum(bell(45));
    for (int seen = 12; seen < 40; seen++) {
      List<Long> levels = bell(seen);
      assertThat(Outlook.estimate(levels, sum(levels))).isBetween(all * 98 / 100, all * 102 / 100);
    }
  }

  @Test
  void growthWithoutAnEndIsNotGuessed() {
    assertThat(Outlook.estimate(List.of(1L, 2L, 4L, 8L, 16L, 32L), 63)).isEqualTo(-1);
    assertThat(Outlook.estimate(List.of(1L, 2L, 6L, 24L, 120L), 153)).isEqualTo(-1);
  }

  @Test
  void fewLevelsAreNotEnough() {
    assertThat(Outlook.estimate(List.of(9L, 6L, 2L), 17)).isEqualTo(-1);
    assertThat(Outlook.estimate(List.of(), 0)).isEqualTo(-1);
  }

  @Test
  void guessIsNeverLessThanWhatWasFound() {
    assertThat(Outlook.estimate(List.of(90L, 60L, 20L, 3L), 400)).isEqualTo(400);
  }

  @Test
  void wordsHaveTwoDigits() {
    assertThat(new Outlook(null, 1_000, 250, 3_141, null).words())
        .isEqualTo("about 24% of 3,100 states, if the levels go on as they did; a guess");
    assertThat(new Outlook(null, 1_000, 250, -1, null).words()).startsWith("no guess");
  }
}
