package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** States and their orbits by definition: whatever exchanges of two lead to. */
final class Orbits {

  private Orbits() {}

  /** The first states of a system, breadth-first, about {@code most} of them. */
  static Set<IntBuffer> states(TransitionSystem system, int most) {
    Set<IntBuffer> found = new LinkedHashSet<>();
    Queue<int[]> open = new ArrayDeque<>(system.initialStates());
    Cursor cursor = system.cursor();
    while (!open.isEmpty() && found.size() < most) {
      int[] state = open.remove();
      if (found.add(IntBuffer.wrap(state))) {
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          open.add(cursor.successor(state, step));
        }
      }
    }
    return found;
  }

  /** The states that one exchange of two leads to. */
  static List<int[]> exchanged(SymmetryGroup group, int[] state) {
    List<int[]> states = new ArrayList<>();
    for (int block = 0; block < group.blocks(); block++) {
      for (int later = group.start(block); later < group.start(block + 1); later++) {
        for (int earlier = group.start(block); earlier < later; earlier++) {
          int[] exchanged = state.clone();
          group.exchange(earlier, later).apply(exchanged, new int[state.length]);
          states.add(exchanged);
        }
      }
    }
    return states;
  }

  /** All states of the orbit of {@code state}: exchanges of two generate all permutations. */
  static Set<IntBuffer> orbit(SymmetryGroup group, int[] state) {
    Set<IntBuffer> orbit = new LinkedHashSet<>();
    Queue<int[]> open = new ArrayDeque<>(List.of(state));
    while (!open.isEmpty()) {
      int[] next = open.remove();
      if (orbit.add(IntBuffer.wrap(next))) {
        open.addAll(exchanged(group, next));
      }
    }
    return orbit;
  }
}
