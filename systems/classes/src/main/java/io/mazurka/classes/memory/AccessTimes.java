package io.mazurka.classes.memory;

import io.mazurka.threads.operations.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** For each thread, the time and the operation of its last access of one kind to an object. */
final class AccessTimes {

  private int[] times = {};
  private @Nullable Operation<?>[] operations = {};

  void note(int thread, int time, Operation<?> operation) {
    if (thread >= times.length) {
      int length = Math.max(RaceClocks.FEW_THREADS, thread + 1);
      times = Arrays.copyOf(times, length);
      operations = Arrays.copyOf(operations, length);
    }
    times[thread] = time;
    operations[thread] = operation;
  }

  /**
   * A thread other than {@code thread} whose access does not happen before {@code clock}, or -1.
   */
  int unordered(int thread, int[] clock) {
    for (int other = 0; other < times.length; other++) {
      if (other != thread && times[other] > (other < clock.length ? clock[other] : 0)) {
        return other;
      }
    }
    return -1;
  }

  @Nullable Operation<?> operation(int thread) {
    return operations[thread];
  }
}
