package io.mazurka.lpor.forward;

import io.mazurka.lpor.TransitionSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Sets none of which contains another, since a set that contains another adds no information. Too
 * many sets are replaced by their intersection. This is safe: a smaller set is blocked less often.
 */
final class MinimalSets {

  private static final int LIMIT = 64;

  private List<long[]> sets = new ArrayList<>();

  /** Adds a set unless it contains one of the present sets; returns whether the set was added. */
  boolean add(long[] added) {
    for (long[] set : sets) {
      if (TransitionSet.isSubset(set, added)) {
        return false;
      }
    }
    sets.removeIf(set -> TransitionSet.isSubset(added, set));
    sets.add(added);
    if (sets.size() > LIMIT) {
      sets = new ArrayList<>(List.of(intersection()));
    }
    return true;
  }

  void addAll(MinimalSets others) {
    others.sets.forEach(this::add);
  }

  /** Whether some set is disjoint from {@code other}. */
  boolean anyAvoids(long[] other) {
    for (int index = 0; index < sets.size(); index++) {
      if (!TransitionSet.intersects(sets.get(index), other)) {
        return true;
      }
    }
    return false;
  }

  /** The set that was added last. */
  long[] last() {
    return sets.get(sets.size() - 1);
  }

  private long[] intersection() {
    long[] result = sets.get(0).clone();
    for (long[] set : sets) {
      for (int word = 0; word < result.length; word++) {
        result[word] &= set[word];
      }
    }
    return result;
  }
}
