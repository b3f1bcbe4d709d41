package io.mazurka.kernel.check;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.search.Path;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import java.util.ArrayList;
import java.util.List;

/** A path run again: the execution in words, and the state it ends in. */
public final class Replay {

  private final Trace trace;
  private final int[] lastState;

  private Replay(Trace trace, int[] lastState) {
    this.trace = trace;
    this.lastState = lastState;
  }

  /** Runs {@code path} from its initial state; its indices must exist. */
  public static Replay of(TransitionSystem system, Path path) {
    Renderer renderer = system.renderer();
    Cursor cursor = system.cursor();
    int[] state = system.initialStates().get(path.initialState()).clone();
    List<String> initial = renderer.state(state);
    List<TraceStep> steps = new ArrayList<>();
    for (int step : path.steps()) {
      int count = cursor.load(state);
      if (step >= count) {
        throw new IndexOutOfBoundsException(
            "step %d of %d in state %d".formatted(step, count, steps.size()));
      }
      steps.add(renderer.step(state, step));
      state = cursor.successor(state, step);
    }
    return new Replay(new Trace(renderer.components(), initial, steps), state);
  }

  public Trace trace() {
    return trace;
  }

  public int[] lastState() {
    return lastState.clone();
  }
}
