package io.mazurka.search.temporal;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Retracing;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns an infinite run of representatives into one of the system itself, in which every process
 * keeps its name. The cycle of representatives leads back to a symmetric state, not always to the
 * same state. So the cycle is repeated, with other names of processes, until a state comes back.
 */
record Unrolling(TransitionSystem system, Canonicalizer canonicalizer) {

  /** The execution of the system that a path of representatives stands for. */
  Run unroll(Path path, int cycleStart, String explanation) {
    Retracing retracing = new Retracing(system, canonicalizer);
    int period = path.steps().size() - cycleStart;
    if (cycleStart < 0 || period == 0) {
      return new Run(retracing.retrace(path), cycleStart, explanation);
    }
    List<Integer> cycle = path.steps().subList(cycleStart, path.steps().size());
    List<Integer> steps = new ArrayList<>(path.steps().subList(0, cycleStart));
    while (true) {
      steps.addAll(cycle);
      Path longer = retracing.retrace(new Path(path.initialState(), steps));
      int[] last = Walk.along(system, longer).state();
      for (int start = cycleStart; start < steps.size(); start += period) {
        Path before = new Path(longer.initialState(), longer.steps().subList(0, start));
        if (Arrays.equals(last, Walk.along(system, before).state())) {
          return new Run(longer, start, explanation);
        }
      }
    }
  }
}
