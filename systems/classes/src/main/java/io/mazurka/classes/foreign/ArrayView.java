package io.mazurka.classes.foreign;

import io.mazurka.classes.calls.TextReads;
import io.mazurka.classes.runtime.SilentAccesses;
import java.util.AbstractList;
import java.util.RandomAccess;

/** The list that {@code Arrays.asList} makes: it shows the elements of an array. */
final class ArrayView<T> extends AbstractList<T> implements RandomAccess {

  private final T[] array;

  ArrayView(T[] array) {
    this.array = array;
  }

  @Override
  public int size() {
    return array.length;
  }

  @Override
  public T get(int index) {
    T element = array[index];
    access(index, false);
    return element;
  }

  @Override
  public T set(int index, T element) {
    T before = array[index];
    access(index, false);
    access(index, true);
    array[index] = element;
    return before;
  }

  @Override
  public String toString() {
    TextReads.of(array);
    return super.toString();
  }

  private void access(int index, boolean writes) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.element(array, index, writes, writes ? "List.set" : "List.get");
    }
  }
}
