package io.mazurka.guarded.reduction;

import io.mazurka.guarded.local.Conflicts;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.lpor.StubbornSetAlgorithm;
import io.mazurka.lpor.TransitionSet;

/**
 * Chooses the set with the fewest commands, and of those the first: a command without conflicts
 * alone, otherwise the smallest set that one of the enabled commands leads to. When the search asks
 * for another, the next one in this order is offered, and everything in the end.
 */
final class SetSelector implements Selector {

  private final Conflicts conflicts;
  private final LocalPositions positions;
  private final StubbornSetAlgorithm algorithm;
  private final long[] forbidden;
  private final long[] enabled;
  private final long[] set;
  private final int[] commands;

  /** The size of the set that each step leads to; 0 if there is none, -1 if not yet known. */
  private final int[] sizes;

  /** The size of the sets that are offered now; 0 for commands that are free of conflicts. */
  private int size;

  /** The step to look at next. */
  private int next;

  SetSelector(
      Conflicts conflicts,
      LocalPositions positions,
      StubbornSetAlgorithm algorithm,
      long[] forbidden) {
    this.conflicts = conflicts;
    this.positions = positions;
    this.algorithm = algorithm;
    this.forbidden = forbidden;
    this.enabled = TransitionSet.empty(conflicts.commands());
    this.set = TransitionSet.empty(conflicts.commands());
    this.commands = new int[conflicts.commands()];
    this.sizes = new int[conflicts.commands()];
  }

  @Override
  public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
    positions.load(state);
    TransitionSet.clear(enabled);
    for (int step = 0; step < steps; step++) {
      commands[step] = cursor.transition(step);
      sizes[step] = -1;
      TransitionSet.add(enabled, commands[step]);
    }
    size = 0;
    next = 0;
    return steps <= 1 ? everything(steps, chosen) : selectAnother(steps, chosen);
  }

  @Override
  public int selectAnother(int steps, int[] chosen) {
    for (; size < steps; size++, next = 0) {
      while (next < steps) {
        int step = next++;
        if (size == 0 ? isAlone(commands[step]) : size(step, steps) == size) {
          return choose(step, steps, chosen);
        }
      }
    }
    return everything(steps, chosen);
  }

  private boolean isAlone(int command) {
    return conflicts.isFree(command) && !TransitionSet.contains(forbidden, command);
  }

  private int size(int step, int steps) {
    if (sizes[step] < 0) {
      sizes[step] =
          isAlone(commands[step])
              ? 0
              : algorithm.compute(commands[step], enabled, forbidden, steps, set);
    }
    return sizes[step];
  }

  private int choose(int start, int steps, int[] chosen) {
    if (size == 0) {
      chosen[0] = start;
      return 1;
    }
    algorithm.compute(commands[start], enabled, forbidden, steps, set);
    int count = 0;
    for (int step = 0; step < steps; step++) {
      if (TransitionSet.contains(set, commands[step])) {
        chosen[count++] = step;
      }
    }
    return count;
  }

  private static int everything(int steps, int[] chosen) {
    for (int step = 0; step < steps; step++) {
      chosen[step] = step;
    }
    return steps;
  }
}
