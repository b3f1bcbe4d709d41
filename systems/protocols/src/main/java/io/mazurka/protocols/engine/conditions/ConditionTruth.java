package io.mazurka.protocols.engine.conditions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The combinations of values for which a condition holds and those for which it throws, if they are
 * known. The values of each slot are divided into classes; two values are in one class exactly if
 * the condition cannot distinguish them. Combinations of classes are numbered in a mixed radix,
 * with the first slot as the lowest digit.
 *
 * @param classes for each slot, the class of each value
 * @param isKnown whether anything is known
 */
public record ConditionTruth(List<int[]> classes, BitSet holds, BitSet throwing, boolean isKnown) {

  static ConditionTruth unknown() {
    return new ConditionTruth(List.of(), new BitSet(), new BitSet(), false);
  }

  /** The truth of a condition that distinguishes at most the values of different classes. */
  static ConditionTruth known(List<int[]> classes, BitSet holds, BitSet throwing) {
    ConditionTruth truth = new ConditionTruth(classes, holds, throwing, true);
    for (int slot = 0; slot < classes.size(); slot++) {
      truth = truth.merged(slot);
    }
    return truth;
  }

  /**
   * Whether this condition has the same result for a combination as another condition for another
   * combination.
   */
  public boolean agrees(int combination, ConditionTruth other, int otherCombination) {
    return holds.get(combination) == other.holds.get(otherCombination)
        && throwing.get(combination) == other.throwing.get(otherCombination);
  }

  /** The result of the condition for a combination, as text. */
  public String text(int combination) {
    return throwing.get(combination) ? "throws" : holds.get(combination) ? "holds" : "fails";
  }

  public boolean throwsSomewhere() {
    return !throwing.isEmpty();
  }

  /** For each value of a slot, what its class adds to the number of a combination. */
  public int[] weights(int slot) {
    int weight = weight(slot);
    return Arrays.stream(classes.get(slot)).map(each -> weight * each).toArray();
  }

  private int weight(int slot) {
    int weight = 1;
    for (int earlier = 0; earlier < slot; earlier++) {
      weight *= count(classes.get(earlier));
    }
    return weight;
  }

  /** The index of a value that a slot has in a combination. */
  public int place(int slot, int combination) {
    int wanted = combination / weight(slot) % count(classes.get(slot));
    int place = 0;
    while (classes.get(slot)[place] != wanted) {
      place++;
    }
    return place;
  }

  /**
   * Whether the condition holds for all combinations of values of some slots, and of the others,
   * for which it holds with some values of the rest.
   *
   * @param set the slots, as bits
   */
  public boolean isProduct(int set) {
    return (double) held(set) * held(~set) == holds.cardinality();
  }

  /** The number of combinations of classes of some slots for which it holds with some others. */
  public int held(int set) {
    int[] counts = classes.stream().mapToInt(ConditionTruth::count).toArray();
    BitSet some = new BitSet();
    holds.stream().forEach(combination -> some.set(restricted(combination, set, counts)));
    return some.cardinality();
  }

  /** The number of combinations of classes of some slots. */
  public double combinations(int set) {
    double product = 1;
    for (int slot = 0; slot < classes.size(); slot++) {
      product *= (set >> slot & 1) == 1 ? count(classes.get(slot)) : 1;
    }
    return product;
  }

  /** The combination with the first class in all slots that are not in the set. */
  private static int restricted(int combination, int set, int[] counts) {
    int restricted = 0;
    int weight = 1;
    for (int slot = 0; slot < counts.length; slot++) {
      restricted += (set >> slot & 1) == 1 ? combination / weight % counts[slot] * weight : 0;
      weight *= counts[slot];
    }
    return restricted;
  }

  /** Classes of a slot are numbered from 0 on. */
  private static int count(int[] classes) {
    int most = -1;
    for (int each : classes) {
      most = Math.max(most, each);
    }
    return most + 1;
  }

  /** The same truth, with those classes of a slot merged that make no difference. */
  private ConditionTruth merged(int slot) {
    int count = count(classes.get(slot));
    Slices slices =
        new Slices(
            weight(slot),
            count,
            classes.stream().mapToInt(ConditionTruth::count).reduce(1, (a, b) -> a * b));
    int[] merged = new int[count];
    Map<List<BitSet>, Integer> numbers = new HashMap<>();
    for (int each = 0; each < count; each++) {
      merged[each] =
          numbers.computeIfAbsent(
              List.of(slices.of(holds, each), slices.of(throwing, each)), b -> numbers.size());
    }
    if (numbers.size() == count) {
      return this;
    }
    List<int[]> coarser = new ArrayList<>(classes);
    int[] own = classes.get(slot).clone();
    for (int value = 0; value < own.length; value++) {
      own[value] = merged[own[value]];
    }
    coarser.set(slot, own);
    return new ConditionTruth(
        coarser,
        slices.merged(holds, merged, numbers.size()),
        slices.merged(throwing, merged, numbers.size()),
        true);
  }

  /**
   * A set of combinations, seen from one slot.
   *
   * @param weight the difference in number between combinations that differ by one in the class of
   *     the slot
   * @param count the number of classes of the slot
   * @param all the number of combinations
   */
  private record Slices(int weight, int count, int all) {

    /**
     * The combinations of the other slots that are in {@code set} together with the class {@code
     * own} of this slot.
     */
    BitSet of(BitSet set, int own) {
      BitSet slice = new BitSet();
      int at = 0;
      for (int upper = 0; upper < all; upper += weight * count) {
        int from = upper + own * weight;
        for (int number = set.nextSetBit(from);
            number >= 0 && number < from + weight;
            number = set.nextSetBit(number + 1)) {
          slice.set(at + number - from);
        }
        at += weight;
      }
      return slice;
    }

    /** The same set after classes of this slot were merged. */
    BitSet merged(BitSet set, int[] merged, int fewer) {
      BitSet kept = new BitSet();
      set.stream()
          .forEach(
              number -> {
                int upper = number / (weight * count);
                int own = merged[number / weight % count];
                kept.set((upper * fewer + own) * weight + number % weight);
              });
      return kept;
    }
  }
}
