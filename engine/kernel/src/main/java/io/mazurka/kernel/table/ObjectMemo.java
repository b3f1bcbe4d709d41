package io.mazurka.kernel.table;

import java.util.function.IntFunction;

/**
 * A function from numbers to objects, whose results are computed once and then looked up. Workers
 * share it, and all get the same object.
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
