package io.mazurka.search.dynamic;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** Numbers of states that wait, taken from either end. */
public final class WaitingStates {

  private int[] numbers = new int[256];
  private int first;
  private int size;

  /** How many numbers wait. */
  public int size() {
    return size;
  }

  /** Adds a number behind all others. */
  public void add(int number) {
    if (size == numbers.length) {
      int[] more = Arrays.copyOfRange(numbers, first, first + 2 * size);
      System.arraycopy(numbers, 0, more, size - first, first);
      numbers = more;
      first = 0;
    }
    numbers[first + size & numbers.length - 1] = number;
    size++;
  }

  /** Takes the number that was added last. */
  public int takeLast() {
    size--;
    return numbers[first + size & numbers.length - 1];
  }

  /** Takes the number that was added first. */
  public int takeFirst() {
    int number = numbers[first];
    first = first + 1 & numbers.length - 1;
    size--;
    return number;
  }

  /** Hands on all numbers that wait. */
  public void forEach(IntConsumer action) {
    for (int index = 0; index < size; index++) {
      action.accept(numbers[first + index & numbers.length - 1]);
    }
  }
}
