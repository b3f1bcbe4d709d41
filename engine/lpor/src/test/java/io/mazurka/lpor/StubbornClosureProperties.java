package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Closures over random relations, which need not belong to any system. */
class StubbornClosureProperties {

  private static final int TRANSITIONS = 12;
  private static final int MANY = 150;

  /** The same relations in one word, and with every number multiplied in three words. */
  @Property(tries = 2000)
  void oneWordAndSeveralAgree(@ForAll long seed) {
    Random random = new Random(seed);
    TableRelations small = new TableRelations(TRANSITIONS);
    TableRelations large = new TableRelations(MANY);
    for (int transition = 0; transition < TRANSITIONS; transition++) {
      int[] interfering = someTransitions(random, 2);
      small.interfering(transition, interfering);
      large.interfering(spread(transition)[0], spread(interfering));
      for (int sets = random.nextInt(3); sets >= 0; sets--) {
        int[] enabling = someTransitions(random, 3);
        small.enabling(transition, enabling);
        large.enabling(spread(transition)[0], spread(enabling));
      }
    }
    int[] enabled = someTransitions(random, 6);
    int[] forbidden = someTransitions(random, 2);
    StubbornClosure one = new StubbornClosure(TRANSITIONS, small);
    StubbornClosure several = new StubbornClosure(MANY, large);
    for (int start : enabled) {
      int bound = 1 + random.nextInt(enabled.length + 1);
      long[] expected = TransitionSet.empty(TRANSITIONS);
      long[] actual = TransitionSet.empty(MANY);
      int size =
          one.compute(
              start,
              TransitionSet.of(TRANSITIONS, enabled),
              TransitionSet.of(TRANSITIONS, forbidden),
              bound,
              expected);
      assertThat(
              several.compute(
                  spread(start)[0],
                  TransitionSet.of(MANY, spread(enabled)),
                  TransitionSet.of(MANY, spread(forbidden)),
                  bound,
                  actual))
          .isEqualTo(size);
      assertThat(TransitionSet.members(actual))
          .containsExactly(spread(TransitionSet.members(expected)));
    }
  }

  private static int[] someTransitions(Random random, int bound) {
    return random.ints(1 + random.nextInt(bound), 0, TRANSITIONS).distinct().toArray();
  }

  private static int[] spread(int... transitions) {
    return Arrays.stream(transitions).map(transition -> transition * 12 + 7).toArray();
  }
}
