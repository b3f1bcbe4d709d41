package io.mazurka.kernel.search;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.NoAutomorphismException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns a path through representatives into an execution, in which every process keeps its name: in
 * each state some step leads into the orbit of the next representative.
 */
final class Retracing {

  private final TransitionSystem system;
  private final Canonicalizer canonicalizer;
  private final Cursor cursor;

  Retracing(TransitionSystem system, Canonicalizer canonicalizer) {
    this.system = system;
    this.canonicalizer = canonicalizer;
    this.cursor = system.cursor();
  }

  Path retrace(Path path) {
    int[] state = system.initialStates().get(path.initialState());
    int[] representative = canonicalizer.representative(state);
    List<Integer> steps = new ArrayList<>();
    for (int step : path.steps()) {
      if (step >= cursor.load(representative)) {
        throw new NoAutomorphismException("a representative lacks a step; this is no automorphism");
      }
      representative = canonicalizer.representative(cursor.successor(representative, step));
      int taken = stepTo(representative, state);
      steps.add(taken);
      state = cursor.successor(state, taken);
    }
    return new Path(path.initialState(), steps);
  }

  /** The first step of {@code state} into the orbit of {@code wanted}; leaves the cursor there. */
  private int stepTo(int[] wanted, int[] state) {
    int count = cursor.load(state);
    for (int step = 0; step < count; step++) {
      if (Arrays.equals(wanted, canonicalizer.representative(cursor.successor(state, step)))) {
        return step;
      }
    }
    throw new NoAutomorphismException("a state of the orbit lacks a step; this is no automorphism");
  }
}
