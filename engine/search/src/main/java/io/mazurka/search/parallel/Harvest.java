package io.mazurka.search.parallel;

import io.mazurka.kernel.walk.Discoveries;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.Successors;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The new states among the successors of a batch. Each worker adds some of the successors to the
 * store and so finds out which of them are new. Then the new states are handed on one by one in
 * their order, or they are gathered and taken in all at once.
 */
public final class Harvest {

  private @Nullable Successors successors;

  /** Where the list of successors of each adding worker begins, and where the last list ends. */
  private final int[] bounds;

  /** In how many lists the successors are divided. */
  private int lists;

  /** For each list, where its new states end. */
  private final int[] ends;

  /** For each list, which of its new states comes next. */
  private final int[] next;

  /** How many workers have not added their part yet; -1 from when the states are gathered. */
  private final AtomicInteger missing = new AtomicInteger();

  private int width;
  private int size;
  private long[] words = {};

  /** The indices of the gathered states among the successors, if states get numbers. */
  private int[] indices = {};

  private final Discoveries discoveries = new Discoveries();

  Harvest(int workers) {
    this.bounds = new int[workers + 1];
    this.ends = new int[workers];
    this.next = new int[workers];
  }

  /** Forgets everything; from now on {@code adders} workers add the successors. */
  void clear(int adders) {
    successors = null;
    lists = adders;
    missing.set(adders);
    Arrays.fill(ends, 0);
    Arrays.fill(next, 0);
  }

  /** Lists the successors between two indices by the worker that adds them. */
  void divide(Successors from, int start, int end) {
    successors = from;
    from.divide(start, end, bounds, lists);
  }

  /** Adds to the store the successors in the list of the worker {@code adder}. */
  void add(int adder) {
    if (successors != null) {
      next[adder] = bounds[adder];
      ends[adder] = successors.add(bounds[adder], bounds[adder + 1]);
    }
    missing.decrementAndGet();
  }

  /** Whether a worker has still to add its part. */
  boolean isIncomplete() {
    return missing.get() > 0;
  }

  /** Whether everything was added and the caller is to gather it; true for one caller only. */
  boolean isToGather() {
    return missing.get() == 0 && missing.compareAndSet(0, -1);
  }

  /**
   * Gathers the new states in their order.
   *
   * @param base the number of the first state of the batch
   */
  void gather(long base) {
    size = 0;
    discoveries.clear();
    if (successors == null) {
      return;
    }
    width = successors.width();
    reserve(successors.areNumbered());
    for (int list = nextList(successors); list >= 0; list = nextList(successors)) {
      int index = successors.listed(next[list]++);
      if (indices.length > 0) {
        indices[size] = index;
      }
      successors.copyTo(words, size++ * width, index);
      discoveries.add(base + successors.parent(index) + 1, successors.step(index));
    }
    System.arraycopy(bounds, 0, next, 0, lists);
  }

  private void reserve(boolean numbered) {
    int count = 0;
    for (int list = 0; list < lists; list++) {
      count += ends[list] - next[list];
    }
    if (words.length < count * width) {
      words = new long[2 * count * width];
    }
    if (numbered && indices.length < count) {
      indices = new int[2 * count];
    }
  }

  /** How many states were gathered. */
  public int size() {
    return size;
  }

  /**
   * Appends all gathered states to the log and the queue, and to {@code marked} if it is not null.
   */
  public void takeIn(DiscoveryLog log, PackedQueue queue, @Nullable PackedStore marked) {
    if (successors != null && successors.areNumbered()) {
      for (int at = 0; at < size; at++) {
        successors.number(indices[at], log.states() + at);
      }
    }
    log.append(discoveries);
    queue.add(words, 0, size);
    if (marked != null) {
      for (int at = 0; at < size * width; at += width) {
        marked.add(marked.hash(words, at), words, at);
      }
    }
  }

  /**
   * Hands on the new successors of the states before {@code bound}, in their order, until the
   * action wants no more.
   */
  public void forEach(int bound, SuccessorAction action) {
    if (successors == null) {
      return;
    }
    boolean wanted = true;
    for (int list = nextList(successors); wanted && list >= 0; list = nextList(successors)) {
      int index = successors.listed(next[list]);
      if (successors.parent(index) >= bound) {
        return;
      }
      next[list]++;
      wanted = action.take(successors, index);
    }
  }

  /** The list with the next state in it, or -1 if there is none. */
  private int nextList(Successors from) {
    int least = Integer.MAX_VALUE;
    int found = -1;
    for (int list = 0; list < lists; list++) {
      if (next[list] < ends[list] && from.listed(next[list]) < least) {
        least = from.listed(next[list]);
        found = list;
      }
    }
    return found;
  }

  /** Receives a successor. */
  public interface SuccessorAction {
    /** Returns whether the next successor is wanted, too. */
    boolean take(Successors successors, int index);
  }
}
