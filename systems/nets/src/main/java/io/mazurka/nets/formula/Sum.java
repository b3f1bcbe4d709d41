package io.mazurka.nets.formula;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A linear expression over the slots of a state: numbers of tokens with coefficients. */
public final class Sum {

  private final int[] slots;
  private final long[] coefficients;
  private final long constant;

  private Sum(Map<Integer, Long> terms, long constant) {
    List<Integer> used = new ArrayList<>();
    terms.forEach(
        (slot, coefficient) -> {
          if (coefficient != 0) {
            used.add(slot);
          }
        });
    this.slots = used.stream().mapToInt(Integer::intValue).toArray();
    this.coefficients = used.stream().mapToLong(terms::get).toArray();
    this.constant = constant;
  }

  /** A sum that has this value in every state. */
  public static Sum constant(long value) {
    return new Sum(Map.of(), value);
  }

  /** The value of one slot. */
  public static Sum of(int slot) {
    return new Sum(Map.of(slot, 1L), 0);
  }

  /** The sum of all {@code parts}; throws when a number becomes too large. */
  public static Sum total(List<Sum> parts) {
    Map<Integer, Long> terms = new TreeMap<>();
    long constant = 0;
    for (Sum part : parts) {
      part.addTo(terms, 1);
      constant = Math.addExact(constant, part.constant);
    }
    return new Sum(terms, constant);
  }

  private void addTo(Map<Integer, Long> terms, long factor) {
    for (int term = 0; term < slots.length; term++) {
      terms.merge(slots[term], Math.multiplyExact(coefficients[term], factor), Math::addExact);
    }
  }

  /** This sum plus {@code factor} times {@code other}; throws when a number becomes too large. */
  public Sum plus(Sum other, long factor) {
    Map<Integer, Long> terms = new TreeMap<>();
    addTo(terms, 1);
    other.addTo(terms, factor);
    return new Sum(terms, Math.addExact(constant, Math.multiplyExact(other.constant, factor)));
  }

  /** Whether the sum has the same value in every state. */
  public boolean isConstant() {
    return slots.length == 0;
  }

  /** The constant term. */
  public long constant() {
    return constant;
  }

  /** The value in {@code state}. */
  public long value(int[] state) {
    long value = constant;
    for (int term = 0; term < slots.length; term++) {
      value += coefficients[term] * state[slots[term]];
    }
    return value;
  }

  /** The number of terms, without the constant. */
  public int size() {
    return slots.length;
  }

  /** The slot of a term. */
  public int slot(int term) {
    return slots[term];
  }

  /** The coefficient of a term. */
  public long coefficient(int term) {
    return coefficients[term];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sum sum
        && constant == sum.constant
        && Arrays.equals(slots, sum.slots)
        && Arrays.equals(coefficients, sum.coefficients);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(slots) + Arrays.hashCode(coefficients))
        + Long.hashCode(constant);
  }
}
