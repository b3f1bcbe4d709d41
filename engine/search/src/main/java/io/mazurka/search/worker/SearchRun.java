package io.mazurka.search.worker;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Pace;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.StepBack;
import io.mazurka.kernel.findings.Findings;
import io.mazurka.search.disk.DiskFailedException;
import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Headroom;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.Repackable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The data that all workers of one search share: the task, the store of visited states, the packing
 * of states, the findings, the figures, and why the search ends.
 *
 * <p>Every holder of packed states is registered with {@link #repack}; when a value outgrows its
 * place, all holders are repacked at once.
 */
public final class SearchRun {

  /**
   * The least number of states that are expanded before the listener is asked again whether to
   * stop.
   */
  private static final long GROWTH_STEP = 64;

  private final SearchTask task;
  private final StateStore store;
  private final Judge judge;
  private @Nullable PackedStore marked;
  private final Findings findings;
  private final Pace pace;
  private final Headroom headroom = new Headroom();

  /** All holders of packed states; the stores come first, because others ask them for hashes. */
  private final List<Repackable> holders = new ArrayList<>();

  private Packing packing;
  private long states;
  private long expansions;

  /** After how many expanded states the listener is asked next whether to stop. */
  private long nextLook = GROWTH_STEP;

  private long transitions;
  private long putOff;
  private long terminalStates;
  private long beyond;
  private long violatingStates;
  private @Nullable EndReason end;
  private @Nullable ModelTooLargeException tooLarge;
  private String diskAdvice = "";

  /** A search from these states. */
  public SearchRun(SearchTask task, List<int[]> initialStates) {
    this.task = task;
    int[] maxima = initialStates.get(0).clone();
    for (int[] state : initialStates) {
      Arrays.setAll(maxima, slot -> Math.max(maxima[slot], state[slot]));
    }
    this.packing = Packing.fitting(maxima);
    this.store = TaskStore.of(task, packing);
    repack(store);
    this.marked = task.hasProviso() ? repack(PackedStore.ofWholeStates(packing)) : null;
    this.judge = new Judge(task, maxima.length);
    this.findings = new Findings(task);
    this.pace = new Pace(task);
  }

  public SearchTask task() {
    return task;
  }

  /** How states are packed at present. */
  public Packing packing() {
    return packing;
  }

  /** All states that were visited. */
  public StateStore store() {
    return store;
  }

  /** The states that the search has marked for the cycle proviso; null if there is no proviso. */
  public @Nullable PackedStore marked() {
    return marked;
  }

  /** Forgets the marked states; there is no proviso from now on. */
  public void forgetMarked() {
    holders.remove(marked);
    marked = null;
  }

  public Findings findings() {
    return findings;
  }

  /** Registers a holder of packed states, so that it is repacked with the others; returns it. */
  public <R extends Repackable> R repack(R holder) {
    holders.add(holder);
    return holder;
  }

  /**
   * Makes room for values up to {@code maxima}.
   *
   * @param growing the slot that outgrew its place
   */
  void widen(int[] maxima, int growing) {
    holders.forEach(holder -> holder.raise(packing, maxima));
    headroom.raise(maxima, growing, states);
    repackTo(Packing.fitting(maxima, growing));
  }

  private void repackTo(Packing other) {
    holders.forEach(holder -> holder.repack(packing, other));
    packing = other;
  }

  /** Writes the shared data, without the states. */
  public void save(DataOutputStream out) throws IOException {
    for (long count :
        List.of(
            states,
            expansions,
            nextLook,
            transitions,
            putOff,
            terminalStates,
            violatingStates,
            beyond)) {
      out.writeLong(count);
    }
    judge.save(out);
    findings.save(out);
  }

  /**
   * Restores the data that another run of the same task has written, while there are no states.
   *
   * @param from the packing to use
   */
  public void restore(DataInputStream in, Packing from) throws IOException {
    states = in.readLong();
    expansions = in.readLong();
    nextLook = in.readLong();
    transitions = in.readLong();
    putOff = in.readLong();
    terminalStates = in.readLong();
    violatingStates = in.readLong();
    beyond = in.readLong();
    judge.restore(in);
    findings.restore(in);
    repackTo(from);
  }

  /** How many states were found. */
  public long states() {
    return states;
  }

  /** Whether {@code more} new states would exceed the limit on states. */
  public boolean isNearLimit(long more) {
    return more > task.limits().states() - states;
  }

  /** Counts a state that was added to the store; false if it exceeds the limit. */
  public boolean countState() {
    if (states >= task.limits().states()) {
      endBecause(EndReason.STATE_LIMIT);
      return false;
    }
    states++;
    return true;
  }

  /**
   * Counts {@code count} states that were added to the store; false, without counting, if they
   * exceed the limit.
   */
  public boolean countStates(int count) {
    boolean within = count <= task.limits().states() - states;
    states += within ? count : 0;
    return within;
  }

  /**
   * Counts expanded states: how many they are, the steps that they take and leave out, and how many
   * of them are terminal.
   */
  public void countExpansions(int count, int taken, int leftOut, int terminal) {
    expansions += count;
    transitions += taken;
    putOff += leftOut;
    terminalStates += terminal;
  }

  /** Counts expanded states that lie beyond a constraint. */
  public void countBeyond(long count) {
    beyond += count;
  }

  /** How many more states to expand before the reduction is judged; at least 1. */
  public long untilJudgement() {
    return Math.max(1, judge.next() - expansions);
  }

  /** How many states were expanded. */
  public long expansions() {
    return expansions;
  }

  /**
   * Judges the reduction if it is time to; returns whether it is to be given up.
   *
   * @param worker the worker that searched alone during the trial
   */
  public boolean givesUpReduction(Worker worker) {
    return judge.isDue(expansions)
        && judge.condemns(expansions, transitions, transitions + putOff, worker.work());
  }

  /** When and why the reduction was given up, or null. */
  public @Nullable StepBack stepBack() {
    return judge.stepBack();
  }

  /** Counts states in which a property fails. */
  public void countViolatingStates(long count) {
    violatingStates += count;
  }

  /** The figures so far. */
  public Statistics statistics(int depth) {
    return new Statistics(
        states, transitions, terminalStates, violatingStates, depth, store.bytes(), beyond);
  }

  /** The progress of a search that is at this level. */
  public Progress progress(long level, long waiting, double seconds) {
    return new Progress(level, states, transitions, putOff, waiting, seconds);
  }

  /** Ends the run if the findings suffice. */
  public void settleFindings() {
    EndReason enough = findings.end();
    end = enough == null ? end : enough;
  }

  /**
   * Tells the listener of progress, and ends the run if the time is up or the user has interrupted.
   */
  public void look(DoubleFunction<Progress> progress) {
    endBecause(pace.look(progress));
  }

  /** How many more states to expand before the listener is asked whether to stop; at least 1. */
  public long untilLook() {
    return Math.max(1, nextLook - expansions);
  }

  /**
   * If it is time to, asks the listener whether to stop at this number of states, and ends the run
   * if so.
   */
  public void lookAtGrowth() {
    if (expansions >= nextLook) {
      nextLook = expansions + Math.max(GROWTH_STEP, expansions / 8);
      if (task.listener().stopsAt(states)) {
        endBecause(EndReason.INTERRUPTED);
      }
    }
  }

  /**
   * A listener for another search: it stops that search when this one has to stop, and reports no
   * progress.
   */
  public SearchListener quietListener() {
    return new SearchListener() {
      @Override
      public void progress(Progress progress) {
        // Only the progress of this run is reported.
      }

      @Override
      public boolean cancelled() {
        return task.listener().cancelled() || pace.isOver();
      }
    };
  }

  /** Whether time is up, so that not even the states already found can be evaluated. */
  public boolean isOverdue() {
    return pace.isOver();
  }

  /** Ends the run for this reason, unless there is none or the run has ended before. */
  public void endBecause(@Nullable EndReason reason) {
    end = end == null ? reason : end;
  }

  /** Ends the run because a part of the model outgrew the table of its values. */
  public void endBecause(ModelTooLargeException problem) {
    tooLarge = problem;
    end = EndReason.MODEL_LIMIT;
  }

  /** The guarantee of the store, weakened if the model met a limit of its own. */
  public Guarantee guarantee() {
    return tooLarge == null ? store.guarantee() : store.guarantee().and(tooLarge.guarantee());
  }

  /** What the user can do about the limit that ended the run; empty if there is nothing to add. */
  public String advice() {
    return tooLarge == null ? diskAdvice : tooLarge.advice();
  }

  /** Ends the run because neither the memory nor the disk has room. */
  public void endForDisk(DiskFailedException problem) {
    endBecause(EndReason.MEMORY_LIMIT);
    diskAdvice = String.valueOf(problem.getMessage());
  }

  public boolean hasEnded() {
    return end != null;
  }

  /** Why the run has ended, or null. */
  public @Nullable EndReason end() {
    return end;
  }
}
