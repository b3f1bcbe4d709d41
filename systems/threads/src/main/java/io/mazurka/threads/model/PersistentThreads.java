package io.mazurka.threads.model;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.planning.Conflicts;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Selects a persistent set of threads in each state (Godefroid 1996): threads that suffice whatever
 * the others do. With a thread, the set holds every other thread that may still perform an
 * operation on which the next operation of the first depends. The graph of each thread says which
 * operations it may still perform.
 *
 * <p>While no thread of the set moves, no other thread takes the locks that they hold. So a thread
 * that can access an object only after it has taken such a lock does not access the object; and a
 * thread that waits for a lock needs only the holder of the lock in the set.
 */
public final class PersistentThreads {

  private static final int NOBODY = -1;

  private final StepModel model;
  private final boolean readsConflict;
  private final List<ThreadGraph> graphs;

  /** Per thread, the objects that it may hold as locks. */
  private final int[][] locks;

  /** Per object and state, the number of the holder plus two; zero if not computed yet. */
  private final byte[][] holders;

  /** Per thread, the threads that must be in the set if it is, as bits. */
  private final long[] needed;

  PersistentThreads(StepModel model, Conflicts conflicts) {
    this.model = model;
    this.readsConflict = conflicts == Conflicts.ALL;
    this.graphs = ThreadGraphs.of(model);
    this.holders = new byte[model.objects()][0];
    this.needed = new long[model.threads()];
    this.locks = new int[model.threads()][];
    Arrays.setAll(locks, this::locks);
  }

  private int[] locks(int thread) {
    return IntStream.range(0, model.objects())
        .filter(
            object ->
                IntStream.range(0, model.objectStates(object))
                    .anyMatch(state -> holder(object, state) == thread))
        .toArray();
  }

  private int holder(int object, int state) {
    if (state >= holders[object].length) {
      holders[object] = Arrays.copyOf(holders[object], state + 16);
    }
    if (holders[object][state] == 0) {
      int holder = model.object(object).holder(model.objectState(object, state));
      holders[object][state] = (byte) (holder + 2);
    }
    return holders[object][state] - 2;
  }

  /** The threads to explore in {@code state}, as bits: as few as possible. */
  public long select(int[] state, long enabled) {
    if (Long.bitCount(enabled) < 2) {
      return enabled;
    }
    for (int thread = 0; thread < needed.length; thread++) {
      needed[thread] = needed(state, thread, enabled);
    }
    long best = enabled;
    for (long left = enabled; left != 0; left &= left - 1) {
      long set = closure(Long.lowestOneBit(left)) & enabled;
      best = Long.bitCount(set) < Long.bitCount(best) ? set : best;
    }
    return best;
  }

  private long closure(long start) {
    long set = start;
    for (long left = start; left != 0; ) {
      long more = needed[Long.numberOfTrailingZeros(left)] & ~set;
      set |= more;
      left = (left & (left - 1)) | more;
    }
    return set;
  }

  private long needed(int[] state, int thread, long enabled) {
    LocalState local = local(state, thread);
    if (local.alternatives == 0 || local.slot >= model.objects()) {
      return 0;
    }
    long outcome = model.thread(thread).outcome(local, state[local.slot]);
    int holder = holder(local.slot, state[local.slot]);
    if (outcome == LocalState.WAITING && holder != NOBODY) {
      return holder == thread ? 0 : 1L << holder;
    }
    if (outcome != LocalState.WAITING && (enabled >>> thread & 1) == 0) {
      // The thread waits in a loop, and a write to any object of the loop may end the waiting.
      return (-1L >>> (PackedEvent.MOST_THREADS - needed.length)) & ~(1L << thread);
    }
    boolean ifRead = readsConflict || PackedEvent.isWrite(local.access(outcome));
    long others = 0;
    for (int other = 0; other < needed.length; other++) {
      if (other != thread && interferes(state, other, thread, local.slot, ifRead)) {
        others |= 1L << other;
      }
    }
    return others;
  }

  /**
   * Whether {@code other} may still access {@code object} while {@code holding} keeps its locks.
   */
  private boolean interferes(int[] state, int other, int holding, int object, boolean ifRead) {
    ThreadGraph graph = graphs.get(other);
    int local = state[model.objects() + other];
    if (!graph.future(local).mayAccess(object, ifRead)) {
      return false;
    }
    for (int lock : locks[holding]) {
      if (holder(lock, state[lock]) == holding
          && !graph.futureBarredBy(lock, state[lock], local).mayAccess(object, ifRead)) {
        return false;
      }
    }
    return true;
  }

  private LocalState local(int[] state, int thread) {
    return model.thread(thread).state(state[model.objects() + thread]);
  }
}
