package io.mazurka.kernel.search;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.search.Patience.Account;
import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.store.StateStore;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What one worker of a search owns, and everything it does per state, whatever the order: its
 * cursor, selector and canonicalizer, the evaluators of the properties, the successors it makes,
 * and all scratch.
 *
 * <p>A new state is added to the store when it is first reached. It is <em>entered</em> later,
 * once: then it is unpacked, the properties are evaluated, and it is expanded, which appends its
 * successors, packed, to {@link #successors}.
 */
final class Worker implements Repackable {

  final Successors successors;
  private final SearchRun run;
  private final Evaluation evaluation;
  private final Supplier<Path> path;
  private final Cursor cursor;
  private final RecentStates recent;
  private final boolean dropsRecent;
  private Selector selector;
  private final Canonicalizer canonicalizer;
  private final int[] vector;

  /** The filter that replaces successors by representatives; null without symmetry. */
  private final @Nullable Representatives representatives;

  private @Nullable CycleProviso proviso;
  private Packing packing;
  private long[] packed;
  private int[] chosen = new int[64];

  /** How many steps of the state expanded last were not chosen. */
  private int leftOut;

  /** The sum of what was read to fill the cache; a field, so that the compiler keeps the reads. */
  long warmth;

  private long transitions;
  private long putOff;
  private long terminalStates;
  private long expansions;

  /** After how many expansions the reduction is judged next. */
  private long judgement;

  private @Nullable StepBack stepBack;

  /**
   * @param canonicalizer this worker's own
   * @param path the path to the state that is being entered
   * @param dropsRecent whether states generated just before are dropped
   * @param isOpen whether a cycle through the successor at an index would expand some state fully
   */
  Worker(
      SearchRun run,
      Canonicalizer canonicalizer,
      Supplier<Path> path,
      boolean dropsRecent,
      IntPredicate isOpen) {
    SearchTask task = run.task();
    this.run = run;
    this.evaluation = run.findings().evaluation();
    this.path = path;
    this.cursor = task.system().cursor();
    this.selector = task.reduction().selector();
    this.canonicalizer = canonicalizer;
    this.judgement = task.reduction().reduces() ? task.patience().states() : Long.MAX_VALUE;
    this.packing = run.packing();
    this.packed = new long[packing.words()];
    this.vector = new int[packing.slots()];
    StateStore settled = run.settled();
    this.dropsRecent = dropsRecent;
    this.recent = run.repack(new RecentStates(dropsRecent && settled == null, packing));
    this.successors = run.repack(new Successors(run.store(), packing, recent));
    this.proviso =
        settled == null ? null : new CycleProviso(cursor, selector, successors, isOpen, settled);
    this.representatives =
        canonicalizer == Canonicalizer.IDENTITY
            ? null
            : new Representatives(canonicalizer, successors, vector.length);
    run.repack(this);
  }

  /** The words of the state to enter next, for the order to fill in. */
  long[] packed() {
    return packed;
  }

  /** Enters the state in {@link #packed}: evaluates the properties on it. */
  void enter() {
    packing.unpack(packed, 0, vector);
    if (evaluation.enter(vector, path)) {
      run.settleFindings();
    }
  }

  /** Appends the chosen successors of the state entered last. */
  void expand() {
    int start = successors.size();
    int steps;
    try {
      steps = fireWidening(start);
    } catch (ModelTooLargeException e) {
      successors.truncate(start);
      run.endBecause(e);
      return;
    }
    if (steps == 0) {
      noteTerminal();
    }
    transitions += steps;
    putOff += leftOut;
    if (++expansions == judgement) {
      judge();
    }
  }

  /** Goes on without the reduction if it does not pay. What was left out before stays so. */
  private void judge() {
    judgement = 2 * expansions;
    Account account =
        new Account(
            expansions,
            transitions,
            transitions + putOff,
            selector.work(),
            vector.length + run.task().system().transitions().size());
    if (!run.task().patience().bearsWith(account)) {
      stepBack = new StepBack(expansions, account.share(), account.cost());
      selector = Selector.EVERYTHING;
      leftOut = 0;
      if (proviso != null) {
        proviso = null;
        run.forgetSettled();
      }
      if (dropsRecent) {
        recent.enable();
      }
    }
  }

  /** When and why the reduction was given up, or null. */
  @Nullable StepBack stepBack() {
    return stepBack;
  }

  /** Whether the state entered last could be expanded; one that cannot is terminal. */
  boolean canExpand() {
    try {
      if (cursor.load(vector) > 0) {
        return true;
      }
    } catch (ModelTooLargeException e) {
      run.endBecause(e);
      return true;
    }
    noteTerminal();
    return false;
  }

  private void noteTerminal() {
    terminalStates++;
    evaluation.enterTerminal(vector, path);
    run.settleFindings();
  }

  /** Fires the chosen steps, in a wider packing if need be, and returns how many they are. */
  private int fireWidening(int start) {
    int steps = fire();
    while (successors.isOverflown()) {
      successors.truncate(start);
      widen();
      steps = fire();
    }
    return steps;
  }

  /** Fires the chosen steps and returns how many they are. */
  private int fire() {
    successors.begin(vector, packed);
    Changes changes = successors;
    if (representatives != null) {
      representatives.begin(vector);
      changes = representatives;
    }
    if (selector == Selector.EVERYTHING) {
      cursor.fireAll(vector, changes);
      return successors.stepsDone();
    }
    int steps = cursor.load(vector);
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int start = successors.size();
    int count = fireChosen(selector.select(vector, cursor, steps, chosen), changes);
    while (count < steps && proviso != null && !proviso.isMet(start)) {
      successors.truncate(start);
      count = fireChosen(selector.selectAnother(steps, chosen), changes);
    }
    leftOut = steps - count;
    return count;
  }

  private int fireChosen(int count, Changes changes) {
    for (int index = 0; index < count; index++) {
      successors.startStep(chosen[index]);
      cursor.fire(chosen[index], changes);
    }
    return count;
  }

  /** Notes that the state in {@link #packed} is settled, for the proviso. */
  void settle() {
    if (proviso != null) {
      proviso.settle(packed);
    }
  }

  boolean isSettled(int index) {
    return proviso != null && proviso.isSettled(index);
  }

  /** Whether the successor at {@code index} is in the store. */
  boolean isVisited(int index) {
    return successors.isIn(run.store(), index);
  }

  /** Makes room for the successors of the state entered last. */
  private void widen() {
    int[] maxima = vector.clone();
    int growing = 0;
    int steps = cursor.load(vector);
    for (int step = 0; step < steps; step++) {
      int[] successor = cursor.successor(vector, step);
      canonicalizer.canonicalize(successor);
      for (int slot = 0; slot < maxima.length; slot++) {
        maxima[slot] = Math.max(maxima[slot], successor[slot]);
        growing = maxima[slot] > packing.limit(slot) ? slot : growing;
      }
    }
    run.widen(maxima, growing);
  }

  /** Nothing to add: the state entered last is in the store, whose values count. */
  @Override
  public void raise(Packing current, int[] maxima) {}

  @Override
  public void repack(Packing from, Packing to) {
    packing = to;
    packed = new long[to.words()];
    to.pack(vector, packed, 0);
  }

  /** Brings what {@link #isNew} reads for the successors from {@code from} on into the cache. */
  void warmUp(int from) {
    warmth += successors.touch(from);
  }

  /** Adds the successor at {@code index} to the store; whether it is new and within limits. */
  boolean isNew(int index) {
    return successors.addToStore(index) && run.countState();
  }

  long transitions() {
    return transitions;
  }

  /** How many steps were not chosen so far. */
  long putOff() {
    return putOff;
  }

  long terminalStates() {
    return terminalStates;
  }

  long violatingStates() {
    return evaluation.violatingStates();
  }
}
