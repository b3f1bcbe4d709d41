package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.Renderer;
import java.util.List;

/** A system in which something happens before each step is taken. */
public record Instrumented(TransitionSystem system, Runnable before) implements TransitionSystem {

  @Override
  public List<Transition> transitions() {
    return system.transitions();
  }

  @Override
  public List<int[]> initialStates() {
    return system.initialStates();
  }

  @Override
  public SlotValues values() {
    return system.values();
  }

  @Override
  public Renderer renderer() {
    return system.renderer();
  }

  @Override
  public Cursor cursor() {
    Cursor cursor = system.cursor();
    return new Cursor() {
      @Override
      public int load(int[] state) {
        return cursor.load(state);
      }

      @Override
      public int transition(int step) {
        return cursor.transition(step);
      }

      @Override
      public void fire(int step, Changes changes) {
        before.run();
        cursor.fire(step, changes);
      }
    };
  }
}
