package io.mazurka.search.worker;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.constraint.ConstrainedCursor;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.findings.Evaluation;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecentStates;
import io.mazurka.search.store.packing.Repackable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One worker of a search: does everything that is done with a single state, in any order of search.
 * A worker owns its cursor, selector and canonicalizer, the evaluators of the properties, the
 * successors that it makes, and all scratch arrays, so that workers need no locks.
 *
 * <p>A new state is added to the store when it is first reached. It is <em>entered</em> later,
 * once: then it is unpacked, the properties are evaluated, and it is expanded, which appends its
 * successors, packed, to {@link #successors}.
 */
public final class Worker implements Repackable {

  /**
   * Returned in place of a number of steps if a value outgrew its place, so that nothing was
   * appended.
   */
  public static final int OVERFLOWN = -1;

  private final Successors successors;
  private final Evaluation evaluation;
  private final SearchRun run;
  private final Cursor cursor;
  private final RecentStates recent;
  private final boolean dropsRecent;
  private Selector selector;
  private final Canonicalizer canonicalizer;
  private final int[] vector;
  private final Quiescence quiescence;

  /** The filter that replaces successors by representatives; null without symmetry. */
  private final @Nullable Representatives representatives;

  private @Nullable CycleProviso proviso;
  private Packing packing;
  private long[] packed;
  private int[] chosen = new int[64];

  /** How many steps of the last expanded state were not taken. */
  private int leftOut;

  /** Whether an execution may end in the last expanded state. */
  private boolean terminal;

  /** Whether states are expanded fully for now. */
  private boolean full;

  /**
   * @param canonicalizer a canonicalizer for this worker alone
   * @param dropsRecent whether successors that were generated just before are dropped
   * @param openness which successors of a worker are open, for the cycle proviso
   */
  public Worker(
      SearchRun run, Canonicalizer canonicalizer, boolean dropsRecent, Openness openness) {
    SearchTask task = run.task();
    this.run = run;
    this.evaluation = run.findings().evaluation();
    this.cursor = task.system().cursor();
    this.selector = task.reduction().selector();
    this.canonicalizer = canonicalizer;
    this.quiescence = Quiescence.of(task.system());
    this.packing = run.packing();
    this.packed = new long[packing.words()];
    this.vector = new int[packing.slots()];
    boolean hasProviso = run.marked() != null;
    this.dropsRecent = dropsRecent;
    this.recent = run.repack(new RecentStates(dropsRecent && !hasProviso, packing));
    this.successors = run.repack(new Successors(run.store(), packing, recent));
    this.proviso =
        hasProviso
            ? new CycleProviso(
                cursor,
                selector,
                successors,
                task.reduction().contract().isTemporal(),
                index -> openness.isOpen(this, index))
            : null;
    this.representatives =
        canonicalizer == Canonicalizer.IDENTITY
            ? null
            : new Representatives(canonicalizer, successors, vector.length);
    run.repack(this);
  }

  /** Which successors cannot close a cycle of states that are all expanded in part. */
  public interface Openness {
    boolean isOpen(Worker worker, int index);
  }

  /** The successors made so far. */
  public Successors successors() {
    return successors;
  }

  /** The evaluation of the properties, which is this worker's own. */
  public Evaluation evaluation() {
    return evaluation;
  }

  /** The words of the state to enter next; the search fills them in. */
  public long[] packed() {
    return packed;
  }

  /** Enters the state whose words begin at {@code at}; returns it unpacked. */
  public int[] enter(long[] words, int at) {
    System.arraycopy(words, at, packed, 0, packed.length);
    return unpack();
  }

  /** Unpacks the state in {@link #packed} and returns it. */
  public int[] unpack() {
    packing.unpack(packed, 0, vector);
    return vector;
  }

  /** The state entered last. */
  public int[] state() {
    return vector;
  }

  /**
   * Appends the chosen successors of the state entered last.
   *
   * @return how many steps were taken, or {@link #OVERFLOWN}
   */
  public int expand() {
    int start = successors.size();
    int steps;
    try {
      steps = fire();
    } catch (ModelTooLargeException e) {
      successors.truncate(start);
      throw e;
    }
    if (successors.isOverflown()) {
      successors.truncate(start);
      return OVERFLOWN;
    }
    return steps;
  }

  /** The work that choosing steps took so far. */
  long work() {
    return selector.work();
  }

  /**
   * Chooses steps as {@code veteran} does from now on, and learns nothing more about the reduction.
   */
  public void chooseAs(Worker veteran) {
    selector.chooseAs(veteran.selector);
  }

  /** Takes over what {@code colleague}, which may be this worker, noticed about the reduction. */
  public void takeIn(Worker colleague) {
    selector.takeIn(colleague.selector);
  }

  /** What this worker has learned about the reduction. */
  public int[] learned() {
    return selector.learned();
  }

  /** Takes over what another worker has {@link #learned} about the reduction. */
  public void recall(int[] learned) {
    selector.recall(learned);
  }

  /**
   * Notes the distance of the states to expand from the initial states; on some levels states are
   * expanded fully.
   */
  public void standAt(long level) {
    full = FullLevels.include(level, run.task().reduction().contract());
  }

  /** Goes on without the reduction. Steps that were left out before stay left out. */
  public void giveUpReduction() {
    selector = Selector.EVERYTHING;
    proviso = null;
    if (dropsRecent) {
      recent.enable();
    }
  }

  /**
   * Forgets which successors it generated recently. This is needed before the worker goes back to
   * earlier states: the first of equal successors must be kept.
   */
  public void forgetRecent() {
    recent.clear();
  }

  /**
   * The steps of the last expanded state that were taken, if {@link #leftOut} is not zero. Only as
   * many elements of the array count as steps were taken; the others are left over from earlier
   * states.
   */
  public int[] chosen() {
    return chosen;
  }

  /** How many steps of the last expanded state were not taken. */
  public int leftOut() {
    return leftOut;
  }

  /** Whether the last entered state has steps. */
  public boolean canExpand() {
    int steps = cursor.load(vector);
    terminal = quiescence.isTerminal(cursor, steps);
    return steps > 0;
  }

  /** Whether the last state that {@link #expand} or {@link #canExpand} has seen is terminal. */
  public boolean isTerminal() {
    return terminal;
  }

  /**
   * Whether the last state that {@link #expand} or {@link #canExpand} has seen lies beyond a
   * constraint.
   */
  public boolean isBeyond() {
    return ConstrainedCursor.isBeyond(cursor);
  }

  /** Fires the chosen steps and returns how many there are. */
  private int fire() {
    leftOut = 0;
    successors.begin(vector, packed);
    Changes changes = successors;
    if (representatives != null) {
      representatives.begin(vector);
      changes = representatives;
    }
    if (selector == Selector.EVERYTHING) {
      cursor.fireAll(vector, changes);
      terminal =
          quiescence.hasMishaps()
              ? quiescence.isTerminal(cursor, cursor.load(vector))
              : quiescence.isTerminal(cursor, successors.stepsDone());
      return successors.stepsDone();
    }
    int steps = cursor.load(vector);
    terminal = quiescence.isTerminal(cursor, steps);
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int start = successors.size();
    int count = fireChosen(selector.select(vector, cursor, steps, chosen), changes);
    while (count < steps && (full || (proviso != null && !proviso.isMet(start)))) {
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

  /** Marks the state in {@link #packed} for the cycle proviso, if there is one. */
  public void mark() {
    StateStore marked = run.marked();
    if (marked != null) {
      marked.add(marked.hash(packed, 0), packed, 0);
    }
  }

  /** Whether the successor at {@code index} is marked. */
  public boolean isMarked(int index) {
    return successors.isIn(Objects.requireNonNull(run.marked()), index);
  }

  /** Whether the successor at {@code index} is in the store. */
  public boolean isVisited(int index) {
    return successors.isIn(run.store(), index);
  }

  /** Makes room for the successors of the last entered state if they do not fit the packing. */
  public void widen() {
    int[] maxima = vector.clone();
    int growing = -1;
    int steps = cursor.load(vector);
    for (int step = 0; step < steps; step++) {
      int[] successor = cursor.successor(vector, step);
      canonicalizer.canonicalize(successor);
      for (int slot = 0; slot < maxima.length; slot++) {
        maxima[slot] = Math.max(maxima[slot], successor[slot]);
        growing = maxima[slot] > packing.limit(slot) ? slot : growing;
      }
    }
    if (growing >= 0) {
      run.widen(maxima, growing);
    }
  }

  /**
   * Raises {@code maxima} to the values of the last entered state, which no other holder may have.
   */
  @Override
  public void raise(Packing current, int[] maxima) {
    Arrays.setAll(maxima, slot -> Math.max(maxima[slot], vector[slot]));
  }

  @Override
  public void repack(Packing from, Packing to) {
    packing = to;
    packed = new long[to.words()];
    to.pack(vector, packed, 0);
  }
}
