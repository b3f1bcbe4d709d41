package io.mazurka.kernel.table;

import java.util.function.IntFunction;

/**
 * A function from numbers to objects, computed once for each and looked up from then on. All
 * workers get the same object. Shared between workers.
 */
public final class ObjectMemo<T> extends GrowingArray<T> {

  private final IntFunction<T> function;

  public ObjectMemo(IntFunction<T> function) {
    this.function = function;
  }

  public T of(int number) {
    T result = get(number);
    return result == null ? learn(number) : result;
  }

  private T learn(int number) {
    return putIfAbsent(number, function.apply(number));
  }
}
