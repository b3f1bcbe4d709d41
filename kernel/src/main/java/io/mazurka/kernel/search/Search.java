package io.mazurka.kernel.search;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.StateStore;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of a transition system: everything that is done per state, whatever the order.
 * The two orders, {@link FrontierSearch} and {@link DepthFirstSearch}, decide what is expanded next
 * and know the path to a state.
 *
 * <p>Expanding a state appends its successors, packed and hashed, to {@link #successors}; they are
 * brought into the cache together and then added to the store one by one. When a value outgrows its
 * slot, everything that holds packed states is repacked on the spot.
 */
public abstract class Search {

  private static final long PROGRESS_NANOS = 250_000_000L;

  final Successors successors;
  final StateStore store;
  final int[] vector;
  Packing packing;
  private final SearchTask task;
  private final Invariant[] invariants;
  private final Cursor cursor;
  private final Selector selector;
  private final int[] successor;
  private final int[] maxima;
  private final Set<String> violated = new LinkedHashSet<>();
  private final long start = System.nanoTime();
  private final long deadline;
  private long nextProgress = start + PROGRESS_NANOS;
  private int[] chosen = new int[64];

  /** Visible, so that the reads that warm up the cache are not dropped as useless. */
  long warmth;

  private long states;
  private long transitions;
  private long terminalStates;
  private long violatingStates;
  private @Nullable Violation first;
  private @Nullable EndReason end;

  Search(SearchTask task) {
    TransitionSystem system = task.system();
    List<int[]> initial = system.initialStates();
    this.task = task;
    this.invariants = task.invariants().toArray(Invariant[]::new);
    this.cursor = system.cursor();
    this.selector = task.reduction().selector();
    this.maxima = initial.get(0).clone();
    for (int[] state : initial) {
      raiseMaxima(state);
    }
    this.vector = new int[maxima.length];
    this.successor = new int[maxima.length];
    this.packing = Packing.fitting(maxima);
    this.store = task.newStore(packing);
    this.successors = new Successors(store, packing, 1024);
    double nanos = task.limits().seconds() * 1e9;
    this.deadline = nanos < Long.MAX_VALUE / 2.0 ? start + (long) nanos : Long.MAX_VALUE;
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
      List<int[]> initial = task.system().initialStates();
      for (int index = 0; index < initial.size(); index++) {
        append(initial.get(index), index);
      }
      explore();
    } catch (OutOfMemoryError e) {
      end = EndReason.MEMORY_LIMIT;
    }
    return new SearchResult(
        end == null ? EndReason.EXHAUSTED : end,
        new Statistics(
            states, transitions, terminalStates, violatingStates, depth(), store.bytes()),
        first,
        violated,
        store.guarantee());
  }

  /** Explores from the initial states, which are the only successors so far. */
  abstract void explore();

  /** The largest distance from an initial state, or -1 if this order does not tell. */
  abstract int depth();

  /** How far this order has come, for the progress line. */
  abstract long level();

  abstract long waiting();

  /** The path to the successor that is being visited. */
  abstract Path pathToVisited();

  /** The path to the state that is being expanded. */
  abstract Path pathToExpanded();

  /** Brings the places of the successors from {@code from} on into the cache, all at once. */
  final void warmUp(int from) {
    warmth += successors.touch(from);
  }

  /** Repacks whatever the order itself holds. */
  abstract void repackOrder(Packing from, Packing to);

  final Limits limits() {
    return task.limits();
  }

  final boolean ended() {
    return end != null;
  }

  final void endBecause(EndReason reason) {
    end = reason;
  }

  /** Appends the chosen successors of the state in {@link #vector}; false if it is terminal. */
  final boolean expand() {
    int steps = cursor.load(vector);
    if (steps == 0) {
      noteTerminal();
      return false;
    }
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int count = selector.select(vector, cursor, steps, chosen);
    if (count == Selector.ALL) {
      for (int step = 0; step < steps; step++) {
        fire(step);
      }
    } else {
      for (int index = 0; index < count; index++) {
        fire(chosen[index]);
      }
    }
    return true;
  }

  private void fire(int step) {
    transitions++;
    cursor.fire(step, successor);
    append(successor, step);
  }

  private void append(int[] state, int step) {
    while (!successors.append(packing, state, step)) {
      widen(state);
    }
  }

  private void widen(int[] state) {
    int[] pending = new int[state.length];
    for (int index = 0; index < successors.size(); index++) {
      successors.unpack(packing, index, pending);
      raiseMaxima(pending);
    }
    Packing wider = packing.widened(state, maxima);
    store.repack(packing, wider);
    successors.repack(packing, wider);
    repackOrder(packing, wider);
    packing = wider;
  }

  private void raiseMaxima(int[] state) {
    for (int slot = 0; slot < state.length; slot++) {
      maxima[slot] = Math.max(maxima[slot], state[slot]);
    }
  }

  /** Adds the successor at {@code index} to the store; if it is new, it is checked. */
  final boolean visit(int index) {
    if (!successors.addToStore(index)) {
      return false;
    }
    if (states == limits().states()) {
      end = EndReason.STATE_LIMIT;
      return false;
    }
    states++;
    successors.unpack(packing, index, vector);
    raiseMaxima(vector);
    checkInvariants();
    return true;
  }

  private void checkInvariants() {
    boolean violating = false;
    for (Invariant invariant : invariants) {
      if (!invariant.holds(vector)) {
        violating = true;
        report(invariant, invariant.name());
      }
    }
    if (violating) {
      violatingStates++;
    }
  }

  private void noteTerminal() {
    terminalStates++;
    if (task.deadlock()) {
      report(null, SearchTask.DEADLOCK);
      if (Arrays.stream(invariants).allMatch(invariant -> invariant.holds(vector))) {
        violatingStates++;
      }
    }
  }

  private void report(@Nullable Invariant invariant, String name) {
    violated.add(name);
    if (first == null) {
      first = new Violation(invariant, invariant == null ? pathToExpanded() : pathToVisited());
    }
    if (!task.all()) {
      end = EndReason.VIOLATION;
    }
  }

  /** Reports progress and looks at the clock and the user; called every few hundred successors. */
  final void pause() {
    long now = System.nanoTime();
    if (now >= deadline) {
      end = EndReason.TIME_LIMIT;
    } else if (task.listener().cancelled()) {
      end = EndReason.INTERRUPTED;
    }
    if (now >= nextProgress) {
      nextProgress = now + PROGRESS_NANOS;
      task.listener()
          .progress(new Progress(level(), states, transitions, waiting(), (now - start) / 1e9));
    }
  }
}
