package io.mazurka.cluster.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The explorations of states, in order, where a state may be explored more than once: each with its
 * history, which is the set of partitions that the search had left on its way there, and the chosen
 * set of steps. When the log is cut off, the previous exploration of a state becomes the latest one
 * again.
 */
public final class EventLog {

  /** A bit of a history: all steps were explored, so that nothing is left to do. */
  public static final long FULL = 1L << 63;

  private static final int NONE = -1;

  /**
   * For each event: its state and the previous event of this state; its history; its choice and the
   * number of steps taken.
   */
  private final LongLog events = new LongLog(3);

  /** For each state, its latest event. */
  private final LongLog latest = new LongLog(1);

  public int size() {
    return events.size();
  }

  private int latest(int state) {
    return state < latest.size() ? (int) latest.get(state, 0) : NONE;
  }

  /** Whether a state was explored. */
  public boolean isExplored(int state) {
    return latest(state) != NONE;
  }

  /** The history of the latest exploration of a state; empty if there was none. */
  public long history(int state) {
    int event = latest(state);
    return event == NONE ? 0 : events.get(event, 1);
  }

  /** How many steps were taken in the latest exploration of a state. */
  public int taken(int state) {
    int event = latest(state);
    return event == NONE ? 0 : (int) events.get(event, 2);
  }

  /** Which of the sets of a state was chosen in its latest exploration, counted from 0. */
  public int choice(int state) {
    int event = latest(state);
    return event == NONE ? NONE : (int) (events.get(event, 2) >>> 32);
  }

  /** Whether exploring a state with this history would add nothing. */
  public boolean isVisited(int state, long history) {
    int event = latest(state);
    return event != NONE && (history & ~events.get(event, 1)) == 0;
  }

  public void add(int state, long history, int choice, int taken) {
    int event = events.append();
    events.set(event, 0, (long) state << 32 | (latest(state) & 0xFFFF_FFFFL));
    events.set(event, 1, history);
    events.set(event, 2, (long) choice << 32 | taken);
    while (latest.size() <= state) {
      latest.append(NONE);
    }
    latest.set(state, 0, event);
  }

  public void truncate(int length) {
    for (int event = events.size() - 1; event >= length; event--) {
      long pair = events.get(event, 0);
      int before = (int) pair;
      latest.set((int) (pair >>> 32), 0, before);
    }
    events.truncate(length);
  }

  public long bytes() {
    return events.bytes() + latest.bytes();
  }

  public void save(DataOutput out, int length) throws IOException {
    events.save(out, 0, length);
  }

  public void restore(DataInput in, int length) throws IOException {
    events.restore(in, length);
    for (int event = 0; event < length; event++) {
      int state = (int) (events.get(event, 0) >>> 32);
      while (latest.size() <= state) {
        latest.append(NONE);
      }
      latest.set(state, 0, event);
    }
  }
}
