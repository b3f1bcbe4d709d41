package io.mazurka.kernel.simple;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.List;

/** Shows a deterministic system with one component per slot. */
record SlotRenderer(DeterministicSystem system, List<String> components) implements Renderer {

  @Override
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>();
    for (int slot = 0; slot < state.length; slot++) {
      texts.add(system.text(slot, state[slot]));
    }
    return texts;
  }

  @Override
  public TraceStep step(int[] state, int step) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    Transition taken = system.transitions().get(cursor.transition(step));
    List<String> before = state(state);
    List<String> after = state(cursor.successor(state, step));
    List<Change> changes = new ArrayList<>();
    for (int slot = 0; slot < state.length; slot++) {
      if (!before.get(slot).equals(after.get(slot))) {
        changes.add(new Change(components.get(slot), before.get(slot), after.get(slot)));
      }
    }
    return new TraceStep(taken.process(), taken.name(), List.of(), List.of(), changes);
  }
}
