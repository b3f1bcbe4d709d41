package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte 2010): every
 * process has a priority, and of the processes that can take a step the one with the highest
 * priority takes one, any of its steps. At a few moments that are drawn beforehand, the process
 * that would move gets the lowest priority of all.
 */
final class PriorityChooser implements StepChooser {

  private static final int MOST_CHANGES = 8;

  private final int depth;

  /** The number of the process that each transition belongs to. */
  private final int[] owners;

  private final int[] priorities;
  private final boolean[] changes;
  private int taken;
  private int lowest;

  PriorityChooser(List<Transition> transitions, int depth) {
    Map<String, Integer> processes = new HashMap<>();
    this.owners =
        transitions.stream()
            .mapToInt(one -> processes.computeIfAbsent(one.process(), name -> processes.size()))
            .toArray();
    this.priorities = new int[processes.size()];
    this.depth = depth;
    this.changes = new boolean[depth + 1];
  }

  @Override
  public void begin(SplittableRandom random) {
    for (int index = 0; index < priorities.length; index++) {
      int other = random.nextInt(index + 1);
      priorities[index] = priorities[other];
      priorities[other] = index;
    }
    java.util.Arrays.fill(changes, false);
    int count = random.nextInt(MOST_CHANGES + 1);
    // Few executions reach the depth limit, so some have all their changes near the beginning.
    int span = 1 + random.nextInt(depth);
    for (int change = 0; change < count; change++) {
      changes[random.nextInt(span)] = true;
    }
    taken = 0;
    lowest = -1;
  }

  @Override
  public int choose(Cursor cursor, int steps, SplittableRandom random) {
    if (changes[Math.min(taken++, depth)]) {
      priorities[first(cursor, steps)] = lowest--;
    }
    int process = first(cursor, steps);
    int chosen = -1;
    int seen = 0;
    for (int step = 0; step < steps; step++) {
      if (owners[cursor.transition(step)] == process && random.nextInt(++seen) == 0) {
        chosen = step;
      }
    }
    return chosen;
  }

  /** The process with the highest priority among those that can take a step. */
  private int first(Cursor cursor, int steps) {
    int best = owners[cursor.transition(0)];
    for (int step = 1; step < steps; step++) {
      int process = owners[cursor.transition(step)];
      best = priorities[process] > priorities[best] ? process : best;
    }
    return best;
  }
}
