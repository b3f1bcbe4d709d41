package io.mazurka.kernel.explicit;

import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import java.util.Arrays;
import java.util.List;

/** A system with one transition whose values mean themselves. */
public abstract class SimpleSystem implements TransitionSystem, Renderer {

  @Override
  public List<Transition> transitions() {
    return List.of(new Transition(0, "process", "step"));
  }

  @Override
  public SlotValues values() {
    return PlainValues.unbounded();
  }

  @Override
  public Renderer renderer() {
    return this;
  }

  @Override
  public List<String> components() {
    return List.of("process");
  }

  @Override
  public List<String> state(int[] state) {
    return List.of(Arrays.toString(state));
  }

  @Override
  public TraceStep step(int[] state, int step) {
    return new TraceStep("process", "step", List.of(), List.of(), List.of());
  }
}
