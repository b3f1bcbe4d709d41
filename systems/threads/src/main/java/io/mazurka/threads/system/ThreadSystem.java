package io.mazurka.threads.system;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.threads.model.StepModel;
import java.util.ArrayList;
import java.util.List;

/**
 * A step model as a transition system: one slot for each object and then one for each thread, which
 * is also its only transition.
 */
public final class ThreadSystem implements TransitionSystem {

  private final StepModel model;

  public ThreadSystem(StepModel model) {
    this.model = model;
  }

  @Override
  public List<Transition> transitions() {
    List<Transition> transitions = new ArrayList<>();
    for (int thread = 0; thread < model.threads(); thread++) {
      transitions.add(new Transition(thread, model.thread(thread).name(), "step"));
    }
    return transitions;
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[model.objects() + model.threads()]);
  }

  @Override
  public Cursor cursor() {
    return new StepCursor(model);
  }

  @Override
  public SlotValues values() {
    return new ThreadValues(model);
  }

  @Override
  public Renderer renderer() {
    return new StepRenderer(model);
  }
}
