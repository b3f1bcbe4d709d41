package io.mazurka.audit.checks;

import java.util.Arrays;

/** States, numbered from zero in the order in which they were added. */
final class StateTable {

  private final int slots;
  private int[] values;
  private int[] places = new int[1 << 10];
  private int size;

  StateTable(int slots) {
    this.slots = slots;
    this.values = new int[slots << 9];
  }

  int size() {
    return size;
  }

  int[] get(int number) {
    return Arrays.copyOfRange(values, number * slots, (number + 1) * slots);
  }

  /** The number of a state, or -1. */
  int find(int[] state) {
    return places[place(state)] - 1;
  }

  /** Adds a state if it is new; returns its number. */
  int add(int[] state) {
    int place = place(state);
    if (places[place] == 0) {
      if ((size + 1) * slots > values.length) {
        values = Arrays.copyOf(values, Math.addExact(values.length, values.length));
      }
      System.arraycopy(state, 0, values, size * slots, slots);
      places[place] = ++size;
      if (2 * size > places.length) {
        grow();
        return size - 1;
      }
    }
    return places[place] - 1;
  }

  private void grow() {
    places = new int[2 * places.length];
    for (int number = 0; number < size; number++) {
      places[place(get(number))] = number + 1;
    }
  }

  /** The place of a state, or the empty place where it belongs. */
  private int place(int[] state) {
    int mask = places.length - 1;
    int hash = Arrays.hashCode(state) * 0x9E3779B9;
    int place = (hash ^ hash >>> 15) & mask;
    while (places[place] != 0 && !isAt(places[place] - 1, state)) {
      place = place + 1 & mask;
    }
    return place;
  }

  private boolean isAt(int number, int[] state) {
    int start = number * slots;
    return Arrays.equals(values, start, start + slots, state, 0, slots);
  }
}
