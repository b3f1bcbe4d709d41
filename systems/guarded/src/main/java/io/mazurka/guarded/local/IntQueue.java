package io.mazurka.guarded.local;

import java.util.BitSet;

/** A queue of small numbers, each of which waits at most once. */
final class IntQueue {

  private final int[] waiting;
  private final BitSet members = new BitSet();
  private int first;
  private int size;

  /** A queue of numbers below {@code bound}. */
  IntQueue(int bound) {
    this.waiting = new int[bound];
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Appends a number, unless the queue has it already. */
  void add(int number) {
    if (!members.get(number)) {
      members.set(number);
      waiting[(first + size++) % waiting.length] = number;
    }
  }

  /** Takes out the number that has waited longest. */
  int remove() {
    int number = waiting[first];
    first = (first + 1) % waiting.length;
    size--;
    members.clear(number);
    return number;
  }
}
