package io.mazurka.cluster.step;

import io.mazurka.cluster.job.ChosenSuccessors;
import io.mazurka.cluster.job.Crossings;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.table.EventLog;
import io.mazurka.cluster.table.LongLog;
import io.mazurka.cluster.table.StateLog;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.search.worker.CycleProviso;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Supersteps with a cycle proviso: some state of every cycle must be expanded fully, or at least no
 * step may be put off for ever (Brim, Cerna, Moravec and Simsa 2005). A search goes depth-first
 * through the states of its partition; its history is the set of partitions that it has left on its
 * way. If no reduced set meets the proviso, a state is expanded fully, and new searches begin at
 * its successors.
 *
 * <p>A state is explored again when a search comes with a history that is not contained in the
 * history of the earlier exploration. The state is then explored with the union of both. With the
 * new history alone, as the paper prints it, every state of a cycle may be expanded only in part.
 */
final class FragmentStep extends Superstep {

  private static final int STATE = 0;
  private static final int HISTORY = 1;

  private final Crossings crossings;
  private final boolean printed;
  private final Selector selector;
  private final Contract contract;
  private final CycleProviso proviso;
  private final ChosenSuccessors successors;
  private int[] chosen = new int[64];

  /** The number of entries of the queue that are done. */
  private int taken;

  /** The states that are on the stack. */
  private final BitSet open = new BitSet();

  /** Per frame: its state, its history, its first successor and its next successor. */
  private int[] frames = new int[64];

  private long[] histories = new long[64];
  private int[] starts = new int[64];
  private int[] nexts = new int[64];
  private int height;

  /** The successors of all frames that are still to be entered. */
  private int[] entries = new int[64];

  private int entryCount;

  FragmentStep(Job job, int partition, PartTable table) {
    super(job, partition, table, job.proviso() == Proviso.HISTORY);
    this.crossings = Crossings.of(job.proviso(), partition, job.partitions());
    this.printed = job.isAsPrinted();
    this.selector = workshop().selector();
    this.successors = new ChosenSuccessors(workshop().slots());
    this.contract = workshop().task().reduction().contract();
    boolean strict = contract.isTemporal();
    Cursor cursor = expander().cursor();
    this.proviso = new CycleProviso(cursor, selector, successors, strict, this::isOpen);
  }

  @Override
  void resume(PartVersion version) {
    taken = version.taken();
    open.clear();
    height = 0;
    entryCount = 0;
  }

  @Override
  PartVersion version() {
    return table().version(table().states.size(), taken);
  }

  @Override
  void found(int state, boolean isNew, long history) {
    // A known state that was not explored waits already, so only a new history matters.
    if (isNew || (history != 0 && !table().events.isVisited(state, history))) {
      enqueue(state, history);
    }
  }

  private void enqueue(int state, long history) {
    LongLog queue = table().queue;
    int entry = queue.append();
    queue.set(entry, STATE, state);
    queue.set(entry, HISTORY, history);
  }

  @Override
  void explore(long budget) {
    LongLog queue = table().queue;
    long end = figures().expansions + budget;
    while (taken < queue.size() && figures().expansions < end && !hasEnded()) {
      int state = (int) queue.get(taken, STATE);
      long history = queue.get(taken, HISTORY);
      taken++;
      if (!table().events.isVisited(state, history)) {
        search(state, history);
      }
    }
  }

  /** Searches the fragment that begins with a state. */
  private void search(int root, long history) {
    enter(root, history);
    while (height > 0) {
      int top = height - 1;
      if (nexts[top] == entryCount) {
        open.clear(frames[top]);
        entryCount = starts[top];
        height--;
      } else {
        int state = entries[nexts[top]++];
        if (!table().events.isVisited(state, histories[top])) {
          enterUnlessOpen(state, histories[top]);
        }
      }
    }
  }

  /** Enters a state, unless it is on the stack: then it is explored again later. */
  private void enterUnlessOpen(int state, long history) {
    if (open.get(state)) {
      enqueue(state, history);
    } else {
      enter(state, history);
    }
  }

  private void enter(int state, long history) {
    EventLog events = table().events;
    long known = events.history(state);
    long effective = printed ? history : history | known;
    push(state, effective);
    int[] vector = expander().load(state);
    boolean first = !events.isExplored(state);
    boolean fails = first && examine(vector, state);
    int steps = expander().steps();
    int choice = choose(vector, steps);
    int count = successors.size();
    boolean full = count == steps;
    if (first && expander().isTerminal(steps)) {
      examineTerminal(vector, state, fails);
    }
    StepFigures figures = figures();
    figures.expansions++;
    figures.transitions += count - events.taken(state);
    figures.putOff += steps - count;
    long stored = full ? -1L : effective | known;
    events.add(state, stored, choice, count);
    figures.sum(fingerprint() + 31 * stored + count);
    if (full) {
      goOn(state, 0, true);
    } else {
      goOn(state, effective, false);
    }
  }

  private void push(int state, long history) {
    if (height == frames.length) {
      frames = Arrays.copyOf(frames, 2 * height);
      histories = Arrays.copyOf(histories, 2 * height);
      starts = Arrays.copyOf(starts, 2 * height);
      nexts = Arrays.copyOf(nexts, 2 * height);
    }
    frames[height] = state;
    histories[height] = history;
    starts[height] = entryCount;
    nexts[height] = entryCount;
    height++;
    open.set(state);
  }

  /**
   * Chooses the first set that meets the proviso and takes its steps; returns the number of the
   * set. If there may be infinitely many states, a full expansion ends the fragment.
   */
  private int choose(int[] vector, int steps) {
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int choice = 0;
    int count = fire(selector.select(vector, expander().cursor(), steps, chosen));
    boolean all = FullLevels.include(height, contract);
    while (count < steps && (all || !proviso.isMet(0))) {
      count = fire(selector.selectAnother(steps, chosen));
      choice++;
    }
    return choice;
  }

  private int fire(int count) {
    successors.clear();
    for (int index = 0; index < count; index++) {
      expander().fire(chosen[index]);
    }
    return count;
  }

  @Override
  public void reach(int step, int owner, long fingerprint) {
    int place = owner == partition() ? table().states.find(expander().nextWords()) : StateLog.NONE;
    successors.add(step, owner, fingerprint, place, expander().next());
  }

  /** Whether no cycle of states that are expanded in part goes through a successor. */
  private boolean isOpen(int index) {
    int owner = successors.owner(index);
    if (owner == partition()) {
      int place = successors.place(index);
      return place == StateLog.NONE || !open.get(place);
    }
    return crossings.allow(histories[height - 1], owner);
  }

  /**
   * Passes on the successors by the chosen steps. Successors of this partition are entered next, if
   * they may be.
   */
  private void goOn(int state, long effective, boolean full) {
    long crossed = full ? 0 : crossings.leaving(effective);
    int top = height - 1;
    for (int index = 0; index < successors.size(); index++) {
      if (successors.owner(index) == partition()) {
        int before = table().states.size();
        int place = successors.addTo(table().states, index, Parents.of(partition(), state));
        if (!full) {
          put(place);
        } else if (place == before) {
          enqueue(place, 0);
        }
      } else {
        send(
            successors.owner(index),
            successors.fingerprint(index),
            successors.numbers(index),
            state,
            crossed);
      }
    }
    nexts[top] = starts[top];
  }

  private void put(int place) {
    if (entryCount == entries.length) {
      entries = Arrays.copyOf(entries, 2 * entryCount);
    }
    entries[entryCount++] = place;
  }
}
