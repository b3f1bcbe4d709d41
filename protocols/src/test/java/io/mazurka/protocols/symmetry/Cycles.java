package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether a system has cycles: states with no step into them are deleted until none is left. */
final class Cycles {

  private Cycles() {}

  static boolean exist(TransitionSystem system) {
    Map<IntBuffer, List<IntBuffer>> successors = successors(system);
    Map<IntBuffer, Integer> incoming = new HashMap<>();
    successors.values().forEach(all -> all.forEach(one -> incoming.merge(one, 1, Integer::sum)));
    Deque<IntBuffer> sources = new ArrayDeque<>(successors.keySet());
    sources.removeIf(incoming::containsKey);
    int deleted = 0;
    while (!sources.isEmpty()) {
      deleted++;
      for (IntBuffer target : successors.get(sources.pop())) {
        if (incoming.merge(target, -1, Integer::sum) == 0) {
          sources.push(target);
        }
      }
    }
    return deleted < successors.size();
  }

  private static Map<IntBuffer, List<IntBuffer>> successors(TransitionSystem system) {
    Map<IntBuffer, List<IntBuffer>> successors = new HashMap<>();
    Deque<int[]> open = new ArrayDeque<>(system.initialStates());
    Cursor cursor = system.cursor();
    while (!open.isEmpty()) {
      int[] state = open.pop();
      if (!successors.containsKey(IntBuffer.wrap(state))) {
        List<IntBuffer> targets = new ArrayList<>();
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          int[] target = cursor.successor(state, step);
          targets.add(IntBuffer.wrap(target));
          open.push(target);
        }
        successors.put(IntBuffer.wrap(state), targets);
      }
    }
    return successors;
  }
}
