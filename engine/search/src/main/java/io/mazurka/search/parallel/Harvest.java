package io.mazurka.search.parallel;

import io.mazurka.kernel.walk.Discoveries;
import io.mazurka.search.worker.Successors;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Shows the new states among the successors of a batch, in their order. Each worker has one, with
 * the scratch that it takes. What several workers have found to be new is marked in a set of bits,
 * which are then read in their order.
 */
public final class Harvest {

  private @Nullable Successors successors;

  /** The indices of the new states; they are shown from {@link #next} to {@link #end}. */
  private int[] indices = {};

  private int next;
  private int end;

  /** The memory of {@link #indices}, if several workers have added successors. */
  private int[] own = {};

  /** A set of indices of successors, each as the difference to {@link #base}. */
  private long[] marks = {};

  /** The index of the first successor of the batch. */
  private int base;

  /** How many words of {@link #marks} may have bits. */
  private int used;

  private long[] words = {};

  /** Shows nothing. */
  void showNone() {
    next = 0;
    end = 0;
  }

  /** Shows the states with the indices that are in a part of an array, in their order. */
  void show(Successors from, int[] fresh, int first, int bound) {
    successors = from;
    indices = fresh;
    next = first;
    end = bound;
  }

  /**
   * Shows {@code count} states, which are to be marked and then listed.
   *
   * @param first the index of the first successor of the batch
   */
  void begin(Successors from, int first, int count) {
    if (own.length < count) {
      own = new int[2 * count];
    }
    show(from, own, 0, count);
    base = first;
    used = 0;
  }

  /** Marks the states with the indices that are in a part of an array, in ascending order. */
  void mark(int[] fresh, int first, int bound) {
    if (first == bound) {
      return;
    }
    used = Math.max(used, ((fresh[bound - 1] - base) >>> 6) + 1);
    if (marks.length < used) {
      marks = Arrays.copyOf(marks, 2 * used);
    }
    for (int at = first; at < bound; at++) {
      int bit = fresh[at] - base;
      marks[bit >>> 6] |= 1L << bit;
    }
  }

  /** Lists the states that were marked, and forgets the marks. */
  void list() {
    int count = 0;
    for (int word = 0; word < used; word++) {
      int first = base + (word << 6);
      for (long left = marks[word]; left != 0; left &= left - 1) {
        own[count++] = first + Long.numberOfTrailingZeros(left);
      }
      marks[word] = 0;
    }
  }

  /** How many states are shown. */
  int size() {
    return end - next;
  }

  /**
   * Brings all states that are shown to their places.
   *
   * @param number the number of the first state of the batch
   * @param places where the states go
   * @param offset which of the places comes first
   * @param discoveries receives how the states were discovered
   */
  void bring(long number, NewPlaces places, int offset, Discoveries discoveries) {
    if (next == end) {
      return;
    }
    Successors from = Objects.requireNonNull(successors);
    int width = from.width();
    if (words.length < size() * width) {
      words = new long[2 * size() * width];
    }
    for (int at = next, to = 0; at < end; at++, to += width) {
      int index = indices[at];
      from.copyTo(words, to, index);
      discoveries.add(number + from.parent(index) + 1, from.step(index));
    }
    places.take(words, size(), offset);
    if (from.areNumbered()) {
      for (int at = next; at < end; at++) {
        from.number(indices[at], places.number() + offset + at - next);
      }
    }
  }

  /**
   * Hands on the states that are shown and whose parents come before {@code bound}, in their order,
   * until the action wants no more; then these are shown no longer.
   */
  public void forEach(int bound, SuccessorAction action) {
    boolean wanted = true;
    while (wanted && next < end) {
      Successors from = Objects.requireNonNull(successors);
      int index = indices[next];
      if (from.parent(index) >= bound) {
        return;
      }
      next++;
      wanted = action.take(from, index);
    }
  }

  /** Receives a successor. */
  public interface SuccessorAction {
    /** Returns whether the next successor is wanted, too. */
    boolean take(Successors successors, int index);
  }
}
