package io.mazurka.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.testkit.Shrinker.Shrunk;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShrinkerTests {

  private static final Digits LONG = Digits.draw(1);

  private static boolean fails(Digits plan) {
    return plan.numbers().stream().mapToInt(Integer::intValue).sum() >= 11;
  }

  @Test
  void smallestPlanThatFailsIsLeft() {
    Shrunk<Digits> shrunk =
        new Shrinker<Digits>(ShrinkerTests::fails, Integer.MAX_VALUE, 60).shrink(LONG);

    assertThat(shrunk.minimal()).isTrue();
    assertThat(shrunk.plan().numbers()).hasSize(2);
    assertThat(shrunk.plan().numbers().stream().mapToInt(Integer::intValue).sum()).isEqualTo(11);
  }

  @Test
  void planThatFailsInNoSmallerFormStays() {
    Shrunk<Digits> shrunk = new Shrinker<Digits>(plan -> false, 1_000, 60).shrink(LONG);

    assertThat(shrunk.plan()).isEqualTo(LONG);
    assertThat(shrunk.minimal()).isTrue();
  }

  @Test
  void shrinkingIsGivenUpAfterSoManyTries() {
    Shrunk<Digits> shrunk = new Shrinker<Digits>(ShrinkerTests::fails, 5, 60).shrink(LONG);

    assertThat(shrunk.tries()).isEqualTo(5);
    assertThat(shrunk.minimal()).isFalse();
  }

  @Test
  void noPlanIsTriedTwice() {
    List<Integer> same = List.of(7, 7, 7);
    Shrunk<Digits> shrunk = new Shrinker<Digits>(plan -> false, 1_000, 60).shrink(new Digits(same));

    assertThat(shrunk.tries())
        .isEqualTo((int) new Digits(same).smaller().distinct().count())
        .isLessThan((int) new Digits(same).smaller().count());
  }
}
