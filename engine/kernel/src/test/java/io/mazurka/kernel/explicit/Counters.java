package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import java.util.List;

/**
 * Counters from zero to a limit, each advanced on its own: a grid with a formula for every figure,
 * and of any size.
 */
public final class Counters extends SimpleSystem {

  private final int counters;
  private final int limit;

  public Counters(int counters, int limit) {
    this.counters = counters;
    this.limit = limit;
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[counters]);
  }

  public long states() {
    return Math.round(Math.pow(limit + 1.0, counters));
  }

  public long steps() {
    return Math.round(counters * (double) limit * Math.pow(limit + 1.0, counters - 1.0));
  }

  public int depth() {
    return counters * limit;
  }

  @Override
  public Cursor cursor() {
    return new Cursor() {
      private int[] loaded = {};

      @Override
      public int load(int[] state) {
        loaded = state;
        int steps = 0;
        for (int value : state) {
          steps += value < limit ? 1 : 0;
        }
        return steps;
      }

      @Override
      public int transition(int step) {
        return 0;
      }

      @Override
      public void fire(int step, Changes changes) {
        int left = step;
        for (int slot = 0; slot < loaded.length; slot++) {
          if (loaded[slot] < limit && left-- == 0) {
            changes.set(slot, loaded[slot] + 1);
          }
        }
        changes.endStep();
      }
    };
  }
}
