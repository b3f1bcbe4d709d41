package io.mazurka.kernel.walk;

import io.mazurka.kernel.ModelTooLargeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * Records where the steps lead that a search took: for each state that it expanded, in the order of
 * discovery, the numbers of the states that its steps lead to.
 */
public final class ExploredEdges {

  /** The most edges; graphs number them by ints. */
  public static final int MOST = Integer.MAX_VALUE - 8;

  private static final int CHUNK_BITS = 16;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private int[] ends = new int[64];
  private int states;
  private final BitSet incomplete = new BitSet();
  private final List<int[]> chunks = new ArrayList<>();
  private int size;

  /** How many states were expanded. */
  public int states() {
    return states;
  }

  /** Throws a {@link ModelTooLargeException} if there is no room for {@code more} more edges. */
  public void requireRoom(long more) {
    if (more > MOST - size) {
      throw new ModelTooLargeException(
          String.format(Locale.ROOT, "it has more than %,d steps", MOST),
          "a graph for temporal properties has no room for more; take smaller parameters, or let a"
              + " reduction leave some out");
    }
  }

  /**
   * Appends the targets of the next state, which are in the array from {@code from} to {@code to}.
   */
  public void add(int[] targets, int from, int to) {
    int at = from;
    while (at < to) {
      int offset = size & (CHUNK - 1);
      if (offset == 0) {
        chunks.add(new int[CHUNK]);
      }
      int part = Math.min(to - at, CHUNK - offset);
      System.arraycopy(targets, at, chunks.get(size >>> CHUNK_BITS), offset, part);
      at += part;
      size += part;
    }
    end();
  }

  /** Notes that some step of the next state leads to a state without a number. */
  public void addIncomplete() {
    incomplete.set(states);
    end();
  }

  private void end() {
    if (states == ends.length) {
      ends = Arrays.copyOf(ends, states + states / 2);
    }
    ends[states++] = size;
  }

  /** The states with a step to a state without a number. */
  public BitSet incomplete() {
    return (BitSet) incomplete.clone();
  }

  /**
   * For each of {@code count} states, the index of its first edge; then the number of all edges.
   */
  public int[] firsts(int count) {
    int[] firsts = new int[count + 1];
    System.arraycopy(ends, 0, firsts, 1, states);
    Arrays.fill(firsts, states + 1, count + 1, size);
    return firsts;
  }

  /** Returns the targets of all edges and removes them from this record. */
  public int[] takeTargets() {
    int[] targets = new int[size];
    for (int chunk = 0; chunk < chunks.size(); chunk++) {
      int from = chunk << CHUNK_BITS;
      System.arraycopy(chunks.get(chunk), 0, targets, from, Math.min(CHUNK, size - from));
      chunks.set(chunk, new int[0]);
    }
    chunks.clear();
    return targets;
  }
}
