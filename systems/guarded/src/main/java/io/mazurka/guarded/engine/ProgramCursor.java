package io.mazurka.guarded.engine;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.EnabledNotes;

/**
 * Stands on one state of a program; every enabled command is one step. The cursor remembers the
 * previous state and looks again only at guards that read a variable which has changed: consecutive
 * states of a large circuit differ little. Allocates nothing.
 */
final class ProgramCursor implements Cursor {

  private final Guards[] guards;
  private final GuardReaders readers;
  private final CommandEffect[] effects;
  private final int[] previous;

  /** For each group of guards, the row of its table for the current state. */
  private final int[] rows;

  /** The groups in which some command may be enabled, as bits. */
  private final long[] live;

  private final int[] enabled;
  private final EnabledNotes.Watcher watcher;
  private int[] state = {};

  ProgramCursor(
      Guards[] guards,
      GuardReaders readers,
      CommandEffect[] effects,
      int slots,
      EnabledNotes notes) {
    this.guards = guards;
    this.readers = readers;
    this.effects = effects;
    this.previous = new int[slots];
    this.rows = new int[guards.length];
    this.live = new long[(guards.length + Long.SIZE - 1) / Long.SIZE];
    this.enabled = new int[effects.length];
    this.watcher = notes.watcher();
    for (int group = 0; group < guards.length; group++) {
      mark(group);
    }
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    for (int slot = 0; slot < previous.length; slot++) {
      if (previous[slot] != loaded[slot]) {
        update(slot, loaded[slot] - previous[slot]);
        previous[slot] = loaded[slot];
      }
    }
    int count = collect();
    watcher.look(enabled, count);
    return count;
  }

  private void update(int slot, int difference) {
    int[] groups = readers.guards(slot);
    int[] weights = readers.weights(slot);
    for (int index = 0; index < groups.length; index++) {
      rows[groups[index]] += difference * weights[index];
      mark(groups[index]);
    }
  }

  private void mark(int group) {
    boolean dead = guards[group].isDead(rows[group]);
    long bit = 1L << group;
    int word = group >>> 6;
    live[word] = dead ? live[word] & ~bit : live[word] | bit;
  }

  private int collect() {
    int count = 0;
    for (int word = 0; word < live.length; word++) {
      for (long rest = live[word]; rest != 0; rest &= rest - 1) {
        int group = (word << 6) + Long.numberOfTrailingZeros(rest);
        count = guards[group].appendEnabled(state, rows[group], enabled, count);
      }
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
