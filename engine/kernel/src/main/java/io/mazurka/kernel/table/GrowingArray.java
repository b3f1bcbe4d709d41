package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An array of objects that grows as needed; an object stays where it is for good. Shared between
 * workers. Tables that look things up all the time extend it, which spares them one indirection.
 */
class GrowingArray<T> {

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

  private volatile @Nullable Object[] elements = new Object[16];

  /** The object at a number, or null if there is none or this worker has not yet heard of it. */
  @SuppressWarnings("unchecked") // nothing else is put in
  final @Nullable T get(int number) {
    @Nullable Object[] all = elements;
    return number < all.length ? (T) ELEMENT.getAcquire(all, number) : null;
  }

  /** The object at a number: {@code object} if there was none before. */
  final synchronized T putIfAbsent(int number, T object) {
    @Nullable Object[] all = elements;
    if (number >= all.length) {
      all = Arrays.copyOf(all, Math.max(number + 1, 2 * all.length));
      elements = all;
    }
    T known = get(number);
    if (known == null) {
      ELEMENT.setRelease(all, number, object);
      return object;
    }
    return known;
  }
}
