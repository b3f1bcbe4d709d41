package io.mazurka.kernel.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A table that numbers distinct things from 0 on, in the order in which they are added. A thing
 * keeps its number, and nothing is ever removed. Workers share it: looking up a thing by its
 * number, or the number of a known thing, takes no lock.
 *
 * @param <T> the type of things; it must have value equality and be immutable
 */
public final class AppendOnlyTable<T> {

  private final GrowingArray<T> things = new GrowingArray<>();
  private final Map<T, Integer> numbers = new ConcurrentHashMap<>();
  private volatile int size;

  /** The number of a thing; adds the thing if it is new. */
  public int number(T thing) {
    Integer known = numbers.get(thing);
    return known != null ? known : learn(thing);
  }

  /**
   * Adds a thing. It is stored before its number is published, so that a worker with the number
   * finds the thing.
   */
  private synchronized int learn(T thing) {
    Integer known = numbers.get(thing);
    if (known != null) {
      return known;
    }
    int number = size;
    things.putIfAbsent(number, thing);
    size = number + 1;
    numbers.put(thing, number);
    return number;
  }

  /** The number of a thing, or -1 if it is not in the table. */
  public int find(T thing) {
    return numbers.getOrDefault(thing, -1);
  }

  /** The thing with this number. */
  public T get(int number) {
    T thing = things.get(number);
    return thing != null ? thing : getUnderLock(number);
  }

  /** The slow way, for a worker that has the number but does not see the thing yet. */
  private synchronized T getUnderLock(int number) {
    T thing = things.get(number);
    if (thing == null) {
      throw new IndexOutOfBoundsException("nothing has number %d yet".formatted(number));
    }
    return thing;
  }

  /** How many things there are so far. */
  public int size() {
    return size;
  }
}
