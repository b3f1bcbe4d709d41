package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An array of objects that grows as needed; an object is never replaced. Workers share it. Tables
 * for frequent look-ups extend it, which saves them one indirection.
 */
class GrowingArray<T> {

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

  private volatile @Nullable Object[] elements = new Object[16];

  /** The object at a number, or null if there is none or this worker does not see it yet. */
  @SuppressWarnings("unchecked") // nothing else is put in
  final @Nullable T get(int number) {
    @Nullable Object[] all = elements;
    return number < all.length ? (T) ELEMENT.getAcquire(all, number) : null;
  }

  /**
   * Puts {@code object} at a number if there is none yet; returns the object that is there then.
   */
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
