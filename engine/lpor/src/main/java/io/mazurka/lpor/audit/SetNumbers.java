package io.mazurka.lpor.audit;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers sets of transitions from zero; equal sets get the same number. */
final class SetNumbers {

  private final Map<LongBuffer, Integer> numbers = new HashMap<>();
  private final List<long[]> sets = new ArrayList<>();

  /** The number of a set, which must not be modified afterwards. */
  int number(long[] set) {
    Integer known = numbers.putIfAbsent(LongBuffer.wrap(set), sets.size());
    if (known == null) {
      sets.add(set);
      return sets.size() - 1;
    }
    return known;
  }

  long[] get(int number) {
    return sets.get(number);
  }
}
