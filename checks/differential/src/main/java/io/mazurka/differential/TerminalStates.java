package io.mazurka.differential;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.Renderer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * A system that records its terminal states as they are visited, in canonical form. A state is
 * terminal if only optional steps are possible. Shared between workers.
 */
final class TerminalStates implements TransitionSystem {

  private final TransitionSystem system;
  private final Set<List<Long>> found = ConcurrentHashMap.newKeySet();

  TerminalStates(TransitionSystem system) {
    this.system = system;
  }

  /** The terminal states so far, in their canonical form. */
  Set<List<Long>> found() {
    return found;
  }

  @Override
  public List<Transition> transitions() {
    return system.transitions();
  }

  @Override
  public List<int[]> initialStates() {
    return system.initialStates();
  }

  @Override
  public Cursor cursor() {
    Cursor cursor = system.cursor();
    List<Transition> all = system.transitions();
    return new Cursor() {
      @Override
      public int load(int[] state) {
        int steps = cursor.load(state);
        if (IntStream.range(0, steps)
            .allMatch(step -> all.get(cursor.transition(step)).optional())) {
          found.add(SearchFindings.canonical(system, state));
        }
        return steps;
      }

      @Override
      public int transition(int step) {
        return cursor.transition(step);
      }

      @Override
      public void fire(int step, Changes changes) {
        cursor.fire(step, changes);
      }
    };
  }

  @Override
  public SlotValues values() {
    return system.values();
  }

  @Override
  public Renderer renderer() {
    return system.renderer();
  }
}
