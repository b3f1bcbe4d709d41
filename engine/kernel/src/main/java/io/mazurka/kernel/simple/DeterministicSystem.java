package io.mazurka.kernel.simple;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.EnabledNotes;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.trace.Renderer;
import java.util.List;

/**
 * A transition system that is defined by two functions: in which states a transition is enabled,
 * and which slots it then changes. Every slot has a name and is shown in traces.
 */
public abstract class DeterministicSystem implements TransitionSystem, UsageNotes {

  private final List<String> slots;
  private final List<Transition> transitions;
  private final EnabledNotes notes;

  /**
   * @param slots the names of the slots, in order
   * @param transitions all transitions, each at the position of its number
   */
  protected DeterministicSystem(List<String> slots, List<Transition> transitions) {
    this.slots = List.copyOf(slots);
    this.transitions = List.copyOf(transitions);
    this.notes = new EnabledNotes(transitions.size());
  }

  /** Whether {@code transition} can be taken in {@code state}. */
  public abstract boolean isEnabled(int[] state, int transition);

  /** Tells {@code changes} each slot that {@code transition} changes in {@code state}. */
  public abstract void fire(int[] state, int transition, Changes changes);

  /** The value of a slot as text. */
  public String text(int slot, int value) {
    return Integer.toString(value);
  }

  @Override
  public final List<Transition> transitions() {
    return transitions;
  }

  @Override
  public final Unused unused(boolean everyState) {
    return notes.unused(transitions);
  }

  @Override
  public final List<String> noted() {
    return notes.noted();
  }

  @Override
  public final void note(List<String> noted) {
    notes.note(noted);
  }

  @Override
  public final SlotValues values() {
    return PlainValues.unbounded();
  }

  @Override
  public final Renderer renderer() {
    return new SlotRenderer(this, slots);
  }

  @Override
  public final Cursor cursor() {
    return new EnabledTransitions();
  }

  /** The enabled transitions of one state, each with its one step. */
  private final class EnabledTransitions implements Cursor {

    private final int[] enabled = new int[transitions.size()];
    private final EnabledNotes.Watcher watcher = notes.watcher();
    private int[] loaded = {};

    @Override
    public int load(int[] state) {
      loaded = state;
      int count = 0;
      for (int transition = 0; transition < enabled.length; transition++) {
        if (isEnabled(state, transition)) {
          enabled[count++] = transition;
        }
      }
      watcher.look(enabled, count);
      return count;
    }

    @Override
    public int transition(int step) {
      return enabled[step];
    }

    @Override
    public void fire(int step, Changes changes) {
      DeterministicSystem.this.fire(loaded, enabled[step], changes);
      changes.endStep();
    }
  }
}
