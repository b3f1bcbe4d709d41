package io.mazurka.temporal.linear;

import java.util.Arrays;

/**
 * Numbers of pairs in the order of their first use, kept in a hash table with open addressing: 8
 * bytes for each pair and 4 bytes for each slot, of which at most two thirds are used.
 */
final class TabledNumbers implements PairNumbers {

  private static final int FIRST_CAPACITY = 1 << 10;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private long[] pairs = new long[FIRST_CAPACITY];
  private int[] slots = new int[2 * FIRST_CAPACITY];
  private int size;

  @Override
  public int number(int state, int automatonState) {
    long pair = pair(state, automatonState);
    int slot = slot(pair);
    int found = slots[slot] - 1;
    return found == NONE ? add(pair, slot) : found;
  }

  @Override
  public int find(int state, int automatonState) {
    return slots[slot(pair(state, automatonState))] - 1;
  }

  @Override
  public int state(int number) {
    return (int) (pairs[number] >>> Integer.SIZE);
  }

  @Override
  public int automatonState(int number) {
    return (int) pairs[number];
  }

  @Override
  public int limit() {
    return size;
  }

  private static long pair(int state, int automatonState) {
    return ((long) state << Integer.SIZE) | automatonState;
  }

  private int add(long pair, int slot) {
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, size + size / 2);
    }
    pairs[size++] = pair;
    slots[slot] = size;
    if (size > slots.length / 3 * 2) {
      slots = new int[2 * slots.length];
      for (int number = 0; number < size; number++) {
        slots[slot(pairs[number])] = number + 1;
      }
    }
    return size - 1;
  }

  private int slot(long pair) {
    int mask = slots.length - 1;
    int slot = (int) ((pair * SPREAD) >>> Integer.SIZE) & mask;
    while (slots[slot] != 0 && pairs[slots[slot] - 1] != pair) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
