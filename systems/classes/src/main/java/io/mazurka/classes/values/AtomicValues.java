package io.mazurka.classes.values;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** Reads and restores atomic variables without an event. */
public final class AtomicValues {

  private AtomicValues() {}

  /** The value of a variable, or of an element of an array. */
  public static @Nullable Object get(Object variable, int index) {
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
    if (variable instanceof AtomicStampedReference<?> stamped) {
      int[] stamp = new int[1];
      Object reference = stamped.get(stamp);
      return new MarkedValue(reference, stamp[0]);
    } else if (variable instanceof AtomicMarkableReference<?> markable) {
      boolean[] mark = new boolean[1];
      Object reference = markable.get(mark);
      return new MarkedValue(reference, mark[0]);
    } else if (variable instanceof DoubleAdder || variable instanceof DoubleAccumulator) {
      return ((Number) variable).doubleValue();
    }
    return variable instanceof Number number ? number.longValue() : variable;
  }

  /** Whether a variable, or each element of an array, holds no object. */
  public static boolean isPrimitive(Object variable) {
    return !(variable instanceof AtomicReference<?>)
        && !(variable instanceof AtomicReferenceArray<?>)
        && !(variable instanceof AtomicStampedReference<?>)
        && !(variable instanceof AtomicMarkableReference<?>);
  }

  /** An action that gives {@code variable} the value it has now. */
  public static Runnable restoring(Object variable, int index) {
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
    } else if (value instanceof MarkedValue before) {
      setMarked(variable, before);
    } else if (value instanceof Number before) {
      setSum(variable, before);
    }
  }

  @SuppressWarnings("unchecked") // the value comes from the same variable
  private static void setMarked(Object variable, MarkedValue before) {
    if (variable instanceof AtomicStampedReference<?> stamped) {
      ((AtomicStampedReference<@Nullable Object>) stamped)
          .set(before.reference(), (Integer) before.mark());
    } else if (variable instanceof AtomicMarkableReference<?> markable) {
      ((AtomicMarkableReference<@Nullable Object>) markable)
          .set(before.reference(), (Boolean) before.mark());
    }
  }

  private static void setSum(Object variable, Number before) {
    if (variable instanceof LongAdder adder) {
      adder.reset();
      adder.add(before.longValue());
    } else if (variable instanceof DoubleAdder adder) {
      adder.reset();
      adder.add(before.doubleValue());
    } else if (variable instanceof LongAccumulator accumulator) {
      accumulator.reset();
      accumulator.accumulate(before.longValue());
    } else if (variable instanceof DoubleAccumulator accumulator) {
      accumulator.reset();
      accumulator.accumulate(before.doubleValue());
    }
  }

  /** Whether a variable keeps its number in several cells, as {@code LongAdder} does. */
  public static boolean isStriped(Object variable) {
    return variable instanceof LongAdder
        || variable instanceof DoubleAdder
        || variable instanceof LongAccumulator
        || variable instanceof DoubleAccumulator;
  }

  /** The number of elements of an atomic array; -1 for other variables. */
  public static int length(Object variable) {
    if (variable instanceof AtomicIntegerArray numbers) {
      return numbers.length();
    } else if (variable instanceof AtomicLongArray numbers) {
      return numbers.length();
    } else if (variable instanceof AtomicReferenceArray<?> references) {
      return references.length();
    }
    return variable.getClass().isArray() ? Array.getLength(variable) : -1;
  }

  /** Whether {@code index} is valid for an array; always true for other variables. */
  public static boolean isInside(Object variable, int index) {
    int length = length(variable);
    return length < 0 || (index >= 0 && index < length);
  }
}
