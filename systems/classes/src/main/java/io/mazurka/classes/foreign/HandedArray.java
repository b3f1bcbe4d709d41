package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.SilentAccesses;
import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An array that is passed to a method of Java, with the range of elements that the method accesses,
 * as far as the other arguments tell.
 */
record HandedArray(Object array, int from, int to) {

  /** The most elements that are watched one by one. */
  private static final int MANY = 1 << 16;

  /**
   * The index of the target array among the arguments of {@code getChars} and {@code getBytes}; the
   * range of the text comes before it.
   */
  private static final int FILLED = 2;

  /** The array among the arguments at {@code index}, in a call of {@code owner.method}. */
  static HandedArray of(@Nullable Object[] arguments, int index, String owner, String method) {
    Object array = Objects.requireNonNull(arguments[index]);
    int length = Array.getLength(array);
    Integer first = number(arguments, index + 1);
    if (method.equals("arraycopy")) {
      Integer count = number(arguments, 4);
      return between(array, first, first == null || count == null ? null : first + count);
    }
    if (index == FILLED && (method.equals("getChars") || method.equals("getBytes"))) {
      Integer from = number(arguments, 0);
      Integer to = number(arguments, 1);
      return between(
          array, first, first == null || from == null || to == null ? null : first + to - from);
    }
    Integer second = number(arguments, index + 2);
    if (first == null || second == null) {
      return new HandedArray(array, 0, length);
    }
    boolean isRange = owner.equals("Arrays");
    return between(array, first, isRange ? second : Integer.valueOf(first + second));
  }

  private static @Nullable Integer number(@Nullable Object[] arguments, int index) {
    return index < arguments.length && arguments[index] instanceof Integer number ? number : null;
  }

  private static HandedArray between(Object array, @Nullable Integer from, @Nullable Integer to) {
    int length = Array.getLength(array);
    int start = from == null ? 0 : Math.min(Math.max(from, 0), length);
    int end = to == null ? length : Math.min(Math.max(to, start), length);
    return new HandedArray(array, start, end);
  }

  /** Saves the elements of arrays that outlive the execution, if a method changes them. */
  static void keep(
      SilentAccesses accesses,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    if (arguments == null) {
      return;
    }
    for (int index = 0; index < arguments.length; index++) {
      Object argument = arguments[index];
      if (argument != null && argument.getClass().isArray() && isChangedBy(method, index)) {
        of(arguments, index, owner, method).access(accesses, true, method);
      }
    }
  }

  /** Accesses these elements. */
  void access(SilentAccesses accesses, boolean writes, String method) {
    if (to - from > MANY) {
      accesses.note("an array of %,d elements in %s".formatted(Array.getLength(array), method));
      return;
    }
    for (int index = from; index < to; index++) {
      accesses.element(array, index, writes, method);
    }
  }

  /** Whether the method changes an array, which is its argument number {@code index}. */
  static boolean isChangedBy(String method, int index) {
    if (method.equals("arraycopy")) {
      return index == 2;
    }
    return switch (method) {
      case "fill", "setAll", "nextBytes", "toArray", "copyInto", "digest", "toChars" -> true;
      default ->
          method.startsWith("sort")
              || method.startsWith("parallel")
              || method.startsWith("read")
              || method.startsWith("get");
    };
  }

  /** Whether the method reads an array, which is its argument number {@code index}. */
  static boolean isReadBy(String method, int index) {
    return !isChangedBy(method, index)
        || method.startsWith("sort")
        || method.startsWith("parallel");
  }
}
