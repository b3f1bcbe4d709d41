package io.mazurka.classes.runtime;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Looks into atomic variables, and changes them back, without an event. */
final class AtomicValues {

  private AtomicValues() {}

  /** The value of a variable, or of an element of an array. */
  static @Nullable Object get(Object variable, int index) {
    if (variable instanceof AtomicInteger number) {
      return number.get();
    } else if (variable instanceof AtomicLong number) {
      return number.get();
    } else if (variable instanceof AtomicBoolean flag) {
      return flag.get();
    } else if (variable instanceof AtomicReference<?> reference) {
      return reference.get();
    } else if (variable instanceof AtomicIntegerArray numbers) {
      return numbers.get(index);
    } else if (variable instanceof AtomicLongArray numbers) {
      return numbers.get(index);
    } else if (variable instanceof AtomicReferenceArray<?> references) {
      return references.get(index);
    } else if (variable.getClass().isArray()) {
      return Array.get(variable, index);
    }
    return variable instanceof Number number ? number.longValue() : variable;
  }

  /** An action that gives {@code variable} the value it has now. */
  static Runnable restoring(Object variable, int index) {
    Object now = get(variable, index);
    return () -> set(variable, index, now);
  }

  @SuppressWarnings("unchecked") // the value comes from the same variable
  private static void set(Object variable, int index, @Nullable Object value) {
    if (variable instanceof AtomicInteger number && value instanceof Integer before) {
      number.set(before);
    } else if (variable instanceof AtomicLong number && value instanceof Long before) {
      number.set(before);
    } else if (variable instanceof AtomicBoolean flag && value instanceof Boolean before) {
      flag.set(before);
    } else if (variable instanceof AtomicReference<?> reference) {
      ((AtomicReference<@Nullable Object>) reference).set(value);
    } else if (variable instanceof AtomicIntegerArray numbers && value instanceof Integer before) {
      numbers.set(index, before);
    } else if (variable instanceof AtomicLongArray numbers && value instanceof Long before) {
      numbers.set(index, before);
    } else if (variable instanceof AtomicReferenceArray<?> references) {
      ((AtomicReferenceArray<@Nullable Object>) references).set(index, value);
    }
  }

  /** How many elements an array has; -1 if it is none. */
  static int length(Object variable) {
    if (variable instanceof AtomicIntegerArray numbers) {
      return numbers.length();
    } else if (variable instanceof AtomicLongArray numbers) {
      return numbers.length();
    } else if (variable instanceof AtomicReferenceArray<?> references) {
      return references.length();
    }
    return variable.getClass().isArray() ? Array.getLength(variable) : -1;
  }

  /** Whether an index, if there is one, is one of the array. */
  static boolean isInside(Object variable, int index) {
    int length = length(variable);
    return length < 0 || (index >= 0 && index < length);
  }
}
