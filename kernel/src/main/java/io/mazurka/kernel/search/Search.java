package io.mazurka.kernel.search;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.store.StateStore;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of a transition system: everything that is done per state, whatever the order.
 * The two orders, {@link FrontierSearch} and {@link DepthFirstSearch}, decide what is entered next
 * and know the path to it.
 *
 * <p>A new state is added to the store when it is first reached. It is <em>entered</em> later,
 * once: then it is unpacked, the invariants are evaluated, and it is expanded, which appends its
 * successors, packed, to {@link #successors}. When a value outgrows its place, everything that
 * holds packed states is repacked on the spot.
 */
public abstract class Search {

  private static final int RESERVE = 1 << 20;

  final Successors successors;
  private final StateStore store;
  private final RecentStates recent;
  private final SearchTask task;
  private final Findings findings;
  private final Supplier<Path> executedPath = this::executedPath;
  private final Pace pace;
  private final Cursor cursor;
  private final Selector selector;
  private final Canonicalizer canonicalizer;
  private final List<int[]> initialStates;
  private final int[] vector;

  /** What makes successors representatives, or null if all states are. */
  private final @Nullable Representatives representatives;

  private final @Nullable CycleProviso proviso;
  private final Headroom headroom = new Headroom();
  private Packing packing;
  private long[] packed;
  private int[] chosen = new int[64];

  /** How many steps of the state expanded last were not chosen. */
  private int leftOut;

  /** Visible, so that the reads that warm up the cache are not dropped as useless. */
  long warmth;

  private long states;
  private long transitions;
  private long putOff;
  private long terminalStates;
  private @Nullable EndReason end;
  private @Nullable ModelTooLargeException tooLarge;

  /** Given back when the memory is full, so that the figures so far can still be told. */
  byte @Nullable [] reserve = new byte[RESERVE];

  /** A search that drops states generated just before, if {@code dropsRecent}. */
  Search(SearchTask task, boolean dropsRecent) {
    TransitionSystem system = task.system();
    this.task = task;
    this.findings = new Findings(task);
    this.pace = new Pace(task);
    this.cursor = system.cursor();
    this.selector = task.reduction().selector();
    this.canonicalizer = task.symmetry().canonicalizers().get();
    this.initialStates =
        system.initialStates().stream().map(canonicalizer::representative).toList();
    int[] maxima = initialStates.get(0).clone();
    for (int[] state : initialStates) {
      Arrays.setAll(maxima, slot -> Math.max(maxima[slot], state[slot]));
    }
    this.vector = new int[maxima.length];
    this.packing = Packing.fitting(maxima);
    this.packed = new long[packing.words()];
    this.store = task.newStore(packing);
    this.recent = new RecentStates(dropsRecent && !task.hasProviso(), packing);
    this.successors = new Successors(store, packing, recent);
    this.proviso =
        task.hasProviso()
            ? new CycleProviso(cursor, selector, successors, this::isOpen, packing)
            : null;
    this.representatives =
        canonicalizer == Canonicalizer.IDENTITY
            ? null
            : new Representatives(canonicalizer, successors, vector.length);
  }

  /** A search of {@code task} in the given order. */
  public static Search of(SearchTask task, SearchOrder order) {
    return switch (order) {
      case BFS -> new FrontierSearch(task);
      case DFS -> new DepthFirstSearch(task);
    };
  }

  /** Explores until nothing is left, a property fails or a limit is reached. */
  public final SearchResult run() {
    try {
      for (int index = 0; index < initialStates.size(); index++) {
        successors.append(initialStates.get(index), index);
      }
      explore();
    } catch (OutOfMemoryError e) {
      reserve = null;
      end = end == null ? EndReason.MEMORY_LIMIT : end;
    }
    return new SearchResult(
        end == null ? EndReason.EXHAUSTED : end,
        new Statistics(
            states,
            transitions,
            terminalStates,
            findings.violatingStates(),
            depth(),
            store.bytes()),
        findings.first(),
        findings.violated(),
        guarantee(tooLarge),
        null,
        tooLarge == null ? "" : tooLarge.advice());
  }

  private Guarantee guarantee(@Nullable ModelTooLargeException problem) {
    return problem == null ? store.guarantee() : store.guarantee().and(problem.guarantee());
  }

  /** Explores from the initial states, which are the only successors so far. */
  abstract void explore();

  /** The largest distance from an initial state, or -1 if this order does not tell. */
  abstract int depth();

  /** How far this order has come, for the progress line. */
  abstract long level();

  /** How many states were reached and not yet entered. */
  abstract long waiting();

  /** The path to the state that is being entered. */
  abstract Path path();

  /** Whatever holds the states that were reached and not yet entered. */
  abstract Repackable waitingStates();

  /** Whether a cycle through the successor at {@code index} would expand some state fully. */
  abstract boolean isOpen(int index);

  final Limits limits() {
    return task.limits();
  }

  final Packing packing() {
    return packing;
  }

  final boolean ended() {
    return end != null;
  }

  /** Whether the search was ended by a limit, so that states are left over. */
  final boolean endedByLimit() {
    return end != null
        && end != EndReason.VIOLATION
        && end != EndReason.DECIDED
        && end != EndReason.INTERRUPTED;
  }

  final void endBecause(EndReason reason) {
    end = reason;
  }

  /** The words of the state to enter next, for the order to fill in. */
  final long[] packed() {
    return packed;
  }

  /** Enters the state in {@link #packed}: evaluates the invariants on it. */
  final void enter() {
    packing.unpack(packed, 0, vector);
    findings.enter(vector, executedPath);
    end = findings.end() == null ? end : findings.end();
  }

  /** The path to the state that is being entered, as the system itself would go it. */
  private Path executedPath() {
    return representatives == null
        ? path()
        : new Retracing(task.system(), canonicalizer).retrace(path());
  }

  /** Appends the chosen successors of the state entered last. */
  final void expand() {
    int start = successors.size();
    int steps;
    try {
      steps = fireWidening(start);
    } catch (ModelTooLargeException e) {
      successors.truncate(start);
      tooLarge = e;
      end = EndReason.MODEL_LIMIT;
      return;
    }
    if (steps == 0) {
      noteTerminal();
    }
    transitions += steps;
    putOff += leftOut;
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
  final void settle() {
    if (proviso != null) {
      proviso.settle(packed);
    }
  }

  final boolean isSettled(int index) {
    return proviso != null && proviso.isSettled(index);
  }

  final boolean isVisited(int index) {
    return successors.isIn(store, index);
  }

  /** Repacks everything so that the successors of the state entered last fit. */
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
    Set<Repackable> holders =
        new LinkedHashSet<>(List.of(store, successors, recent, waitingStates()));
    if (proviso != null) {
      holders.add(proviso);
    }
    holders.forEach(holder -> holder.raise(packing, maxima));
    headroom.raise(maxima, growing, states);
    Packing wider = Packing.fitting(maxima, growing);
    holders.forEach(holder -> holder.repack(packing, wider));
    packing = wider;
    packed = new long[wider.words()];
    wider.pack(vector, packed, 0);
  }

  private void noteTerminal() {
    terminalStates++;
    findings.enterTerminal(vector, executedPath);
    end = findings.end() == null ? end : findings.end();
  }

  /** Prepares the successors from {@code from} on for {@link #isNew}, all at once. */
  final void warmUp(int from) {
    warmth += successors.touch(from);
  }

  /** Adds the successor at {@code index} to the store; whether it is new and within limits. */
  final boolean isNew(int index) {
    if (!successors.addToStore(index)) {
      return false;
    }
    if (states == limits().states()) {
      end = EndReason.STATE_LIMIT;
      return false;
    }
    states++;
    return true;
  }

  /** Reports progress and looks at the clock and the user; called every few hundred successors. */
  final void pause() {
    EndReason reason = pace.look(this::progress);
    end = end == null ? reason : end;
  }

  private Progress progress(double seconds) {
    return new Progress(level(), states, transitions, putOff, waiting(), seconds);
  }
}
