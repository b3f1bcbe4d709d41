package io.mazurka.kernel.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Distinct things with numbers from 0, in the order in which they came. A thing keeps its number,
 * and nothing is ever removed. Shared between workers: looking up a thing by its number, or the
 * number of a thing that is there, takes no lock.
 *
 * @param <T> has value equality and does not change
 */
public final class AppendOnlyTable<T> {

  private final GrowingArray<T> things = new GrowingArray<>();
  private final Map<T, Integer> numbers = new ConcurrentHashMap<>();
  private volatile int size;

  /** The number of a thing, a new one if it was not there. */
  public int number(T thing) {
    Integer known = numbers.get(thing);
    return known != null ? known : learn(thing);
  }

  /** Publishes the thing under its number first: whoever gets the number then finds the thing. */
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

  /** The number of a thing, or -1 if it is not there. */
  public int find(T thing) {
    return numbers.getOrDefault(thing, -1);
  }

  /** The thing with this number. */
  public T get(int number) {
    T thing = things.get(number);
    return thing != null ? thing : getUnderLock(number);
  }

  /** The slow way, for a worker that got the number before it could see the thing. */
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
