package io.mazurka.lpor;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets none of which contains another: one that contains another says nothing new. When they are
 * too many they are replaced by their intersection, which is a safe side: a smaller set is blocked
 * more rarely.
 */
final class MinimalSets {

  private static final int LIMIT = 64;

  private List<long[]> sets = new ArrayList<>();

  /** Adds a set unless it contains one that is there, and answers whether it did. */
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

  /** Whether some set has nothing in common with the other one. */
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
