package io.mazurka.nets.engine;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.EnabledNotes;
import io.mazurka.kernel.ModelMisbehavedException;

/** Fires the enabled transitions of one state, in the order of their numbers. */
final class NetCursor implements Cursor {

  private final FlatNet program;
  private final NetSystem system;
  private final int[] enabled;
  private final EnabledNotes.Watcher watcher;
  private int[] state = {};

  NetCursor(FlatNet program, NetSystem system, EnabledNotes notes) {
    this.program = program;
    this.system = system;
    this.enabled = new int[program.transitions()];
    this.watcher = notes.watcher();
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    int count = 0;
    for (int transition = 0; transition < enabled.length; transition++) {
      if (program.isEnabled(transition, loaded)) {
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
    int transition = enabled[step];
    int end = program.effectEnd(transition);
    for (int effect = program.effectStart(transition); effect < end; effect += 2) {
      int slot = program.slot(effect);
      int tokens = state[slot] + program.difference(effect);
      if (tokens < 0) {
        throw overflow(transition, slot);
      }
      changes.set(slot, tokens);
    }
    int signal = program.signalSlot(transition);
    if (signal >= 0) {
      changes.set(signal, SignalLevel.after(state[signal], program.edge(transition)));
    }
    changes.endStep();
  }

  /**
   * The exception for a place with too many tokens. The transition is enabled, so a negative sum
   * means that the number of tokens has overflowed.
   */
  private ModelMisbehavedException overflow(int transition, int place) {
    return new ModelMisbehavedException(
        "transition %s would put more than %,d tokens on place %s"
            .formatted(
                system.transitions().get(transition).name(),
                Integer.MAX_VALUE,
                system.slotName(place)));
  }
}
