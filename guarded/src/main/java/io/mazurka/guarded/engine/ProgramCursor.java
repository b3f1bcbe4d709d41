package io.mazurka.guarded.engine;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;

/** Stands on one state of a program; every enabled command is one step. Allocates nothing. */
final class ProgramCursor implements Cursor {

  private final Guards[] guards;
  private final Effect[] effects;
  private final int[] enabled;
  private int[] state = {};

  ProgramCursor(Guards[] guards, Effect[] effects) {
    this.guards = guards;
    this.effects = effects;
    this.enabled = new int[effects.length];
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    int count = 0;
    for (Guards group : guards) {
      count = group.appendEnabled(loaded, enabled, count);
    }
    return count;
  }

  @Override
  public int transition(int step) {
    return enabled[step];
  }

  @Override
  public void fire(int step, Changes changes) {
    effects[enabled[step]].apply(state, changes);
  }
}
