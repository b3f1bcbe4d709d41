package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.conditions.ConditionTruth;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares two conditions under an exchange: whether one has the same result for some values as the
 * other has for their images. Of values that neither condition distinguishes, only one is tried.
 */
record ConditionComparison(SlotRanges ranges, ConditionTruths truths, Exchange exchange) {

  /**
   * The result of a comparison.
   *
   * @param comparable whether both are about the same processes and known for all values
   * @param mismatch values for which the conditions differ, if there are any
   */
  record Result(boolean comparable, Optional<Mismatch> mismatch) {

    boolean isSame() {
      return comparable && mismatch.isEmpty();
    }
  }

  /**
   * Values for which the conditions differ.
   *
   * @param places per slot, the index of the value in the range of the slot
   * @param here the result of the first condition for the values, as text
   * @param there the result of the second condition for their images, as text
   */
  record Mismatch(List<Integer> places, String here, String there) {}

  /**
   * A sample value of a slot.
   *
   * @param here what the value adds to the number of a combination
   * @param there what the image of the value adds to the number of the combination of images
   */
  private record Sample(int place, int here, int there) {}

  Result compare(SlotCondition condition, SlotCondition other) {
    List<Integer> targets =
        condition.slots().stream().map(slot -> ranges.target(exchange, slot)).toList();
    ConditionTruth one = truths.of(condition);
    ConditionTruth two = truths.of(other);
    if (targets.size() != other.slots().size()
        || !new HashSet<>(targets).equals(new HashSet<>(other.slots()))
        || !one.isKnown()
        || !two.isKnown()) {
      return new Result(false, Optional.empty());
    }
    Sample[][] samples = new Sample[targets.size()][];
    for (int index = 0; index < samples.length; index++) {
      int target = other.slots().indexOf(targets.get(index));
      samples[index] =
          samples(condition.slots().get(index), one.weights(index), two.weights(target));
    }
    return new Result(true, mismatch(one, two, samples));
  }

  private static Optional<Mismatch> mismatch(
      ConditionTruth one, ConditionTruth two, Sample[][] samples) {
    int[] at = new int[samples.length];
    do {
      int here = 0;
      int there = 0;
      for (int index = 0; index < at.length; index++) {
        here += samples[index][at[index]].here();
        there += samples[index][at[index]].there();
      }
      if (!one.agrees(here, two, there)) {
        List<Integer> places = new ArrayList<>();
        for (int index = 0; index < at.length; index++) {
          places.add(samples[index][at[index]].place());
        }
        return Optional.of(new Mismatch(places, one.text(here), two.text(there)));
      }
    } while (advance(at, samples));
    return Optional.empty();
  }

  private static boolean advance(int[] at, Sample[][] samples) {
    for (int index = 0; index < at.length; index++) {
      if (++at[index] < samples[index].length) {
        return true;
      }
      at[index] = 0;
    }
    return false;
  }

  /** One value of each class, or several if the images of a class belong to different classes. */
  private Sample[] samples(int slot, int[] here, int[] there) {
    int target = ranges.target(exchange, slot);
    List<Integer> numbers = ranges.numbers(slot);
    Map<List<Integer>, Sample> samples = new LinkedHashMap<>();
    for (int place = 0; place < here.length; place++) {
      int image = ranges.place(target, ranges.image(exchange, slot, numbers.get(place)));
      samples.putIfAbsent(
          List.of(here[place], there[image]), new Sample(place, here[place], there[image]));
    }
    return samples.values().toArray(Sample[]::new);
  }
}
