package io.mazurka.threads.real.recording;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.execution.PackedEvent;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Events are put in another order with fewer switches, and none overtakes one it depends on. */
final class FewSwitchesTests {

  private static final int TRIALS = 200;

  private static int switches(long[] accesses, int[] order) {
    int switches = 0;
    for (int index = 1; index < order.length; index++) {
      if (!PackedEvent.sameThread(accesses[order[index - 1]], accesses[order[index]])) {
        switches++;
      }
    }
    return switches;
  }

  @Test
  void threadsGoOnAsFarAsTheyCan() {
    long[] accesses = {
      PackedEvent.of(0, 64, true),
      PackedEvent.of(1, 65, true),
      PackedEvent.of(0, 66, false),
      PackedEvent.of(1, 66, false),
      PackedEvent.of(1, 64, false),
      PackedEvent.of(0, 65, true),
    };
    assertThat(FewSwitches.of(accesses)).containsExactly(0, 2, 1, 3, 4, 5);
  }

  @Test
  void noneOvertakesOneItDependsOn() {
    Random random = new Random(4);
    int before = 0;
    int after = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      long[] accesses = new long[20];
      int[] given = new int[accesses.length];
      for (int event = 0; event < accesses.length; event++) {
        given[event] = event;
        accesses[event] =
            PackedEvent.of(random.nextInt(4), 64 + random.nextInt(6), random.nextBoolean());
      }
      int[] order = FewSwitches.of(accesses);
      assertThat(order).containsExactlyInAnyOrder(given);
      for (int later = 1; later < order.length; later++) {
        for (int earlier = 0; earlier < later; earlier++) {
          boolean dependent =
              PackedEvent.dependent(accesses[order[earlier]], accesses[order[later]]);
          assertThat(dependent && order[earlier] > order[later]).isFalse();
        }
      }
      before += switches(accesses, given);
      after += switches(accesses, order);
    }
    assertThat(after).isLessThan(before * 3 / 5);
  }
}
