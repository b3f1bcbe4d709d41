package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;

/**
 * The pairs of a state of a graph and one of an automaton that were met so far, numbered as they
 * came. A table with open addressing finds the number of a pair: 8 bytes for the pair, and 4 bytes
 * for each slot, of which at most two thirds are taken.
 */
final class Product {

  /** The number of a pair that has none. */
  static final int NONE = -1;

  private static final int FIRST_CAPACITY = 1 << 10;
  private static final int MOST = 1 << 29;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final StateGraph graph;
  private final long[] labels;
  private final Automaton automaton;
  private final int automatonBits;
  private long[] pairs = new long[FIRST_CAPACITY];
  private int[] slots = new int[2 * FIRST_CAPACITY];
  private int size;

  Product(StateGraph graph, long[] labels, Automaton automaton) {
    this.graph = graph;
    this.labels = labels;
    this.automaton = automaton;
    this.automatonBits = Integer.SIZE - Integer.numberOfLeadingZeros(automaton.states() - 1);
  }

  StateGraph graph() {
    return graph;
  }

  Automaton automaton() {
    return automaton;
  }

  long label(int state) {
    return labels[state];
  }

  int size() {
    return size;
  }

  /** Whether no more pairs can be numbered. */
  boolean isFull() {
    return size >= MOST;
  }

  /** The state of the graph. */
  int state(int number) {
    return (int) (pairs[number] >>> automatonBits);
  }

  int automatonState(int number) {
    return (int) pairs[number] & ((1 << automatonBits) - 1);
  }

  /** The numbers of the initial pairs, which get one. */
  int[] initial() {
    int[] initial = graph.initial();
    for (int index = 0; index < initial.length; index++) {
      initial[index] = number(initial[index], automaton.initial());
    }
    return initial;
  }

  /** The number of a pair; {@link #NONE} if it has none. */
  int find(int state, int automatonState) {
    return slots[slot((long) state << automatonBits | automatonState)] - 1;
  }

  /** The number of a pair, which gets the next one if it has none. */
  int number(int state, int automatonState) {
    long pair = (long) state << automatonBits | automatonState;
    int slot = slot(pair);
    int found = slots[slot] - 1;
    return found == NONE ? add(pair, slot) : found;
  }

  private int add(long pair, int slot) {
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, grown(size));
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
    int slot = (int) (pair * SPREAD >>> Integer.SIZE) & mask;
    while (slots[slot] != 0 && pairs[slots[slot] - 1] != pair) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /** The length of an array that is to hold more than so many elements. */
  static int grown(int size) {
    return size + (size >> 1) + FIRST_CAPACITY;
  }
}
