package io.mazurka.cluster.job;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.symmetry.Canonicalizer;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Trains a selector: lets it choose in the first states of a system, since some selectors improve
 * with experience. During a search of many partitions no selector may learn by itself, because the
 * choice in a state must not depend on the partition.
 */
final class Training {

  private static final int STATES = 1 << 12;

  private Training() {}

  /** The experience of a trained selector; empty if there is nothing to learn. */
  static int[] of(Workshop workshop) {
    if (!workshop.task().reduction().reduces()) {
      return new int[0];
    }
    Selector selector = workshop.task().reduction().selector();
    // A selector that learns has one number for each transition; fewer mean that it learns nothing.
    if (selector.learned().length < workshop.system().transitions().size()) {
      return new int[0];
    }
    Cursor cursor = workshop.system().cursor();
    Canonicalizer canonicalizer = workshop.canonicalizer();
    Set<IntBuffer> known = new HashSet<>();
    Deque<int[]> waiting = new ArrayDeque<>();
    for (int[] state : workshop.system().initialStates()) {
      meet(canonicalizer.representative(state), known, waiting);
    }
    int[] chosen = new int[64];
    for (int left = STATES; left > 0 && !waiting.isEmpty(); left--) {
      int[] state = waiting.remove();
      int steps = cursor.load(state);
      chosen = chosen.length < steps ? new int[2 * steps] : chosen;
      int count = selector.select(state, cursor, steps, chosen);
      for (int index = 0; index < count; index++) {
        meet(canonicalizer.representative(cursor.successor(state, chosen[index])), known, waiting);
      }
    }
    return selector.learned();
  }

  private static void meet(int[] state, Set<IntBuffer> known, Deque<int[]> waiting) {
    if (known.add(IntBuffer.wrap(state))) {
      waiting.add(state);
    }
  }
}
