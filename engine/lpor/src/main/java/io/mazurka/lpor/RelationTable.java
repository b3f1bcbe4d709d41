package io.mazurka.lpor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Relations as bit sets: the user's relations are asked once for every pair, then looked up. Can be
 * shared between workers.
 */
public final class RelationTable {

  private final long[][] dependentOn;
  private final long[][] enablers;
  private final long[][][] enablingSets;
  private final long[] visible;

  private RelationTable(int transitions) {
    int words = TransitionSet.words(transitions);
    dependentOn = new long[transitions][words];
    enablers = new long[transitions][words];
    enablingSets = new long[transitions][][];
    visible = new long[words];
  }

  /** The relations of these transitions, which are numbered by their positions in the list. */
  public static <T> RelationTable of(List<T> transitions, Relations<T> relations) {
    RelationTable table = new RelationTable(transitions.size());
    Map<T, Integer> numbers = new HashMap<>();
    for (T transition : transitions) {
      numbers.put(transition, numbers.size());
    }
    if (numbers.size() < transitions.size()) {
      throw new IllegalArgumentException("Some of these transitions are equal: " + transitions);
    }
    for (int second = 0; second < transitions.size(); second++) {
      T transition = transitions.get(second);
      for (int first = 0; first < transitions.size(); first++) {
        if (first != second && relations.isDependent(transitions.get(first), transition)) {
          TransitionSet.add(table.dependentOn[second], first);
        }
        if (relations.canEnable(transitions.get(first), transition)) {
          TransitionSet.add(table.enablers[second], first);
        }
      }
      List<long[]> sets = new ArrayList<>();
      for (Set<T> set : relations.necessaryEnablingSets(transition)) {
        sets.add(
            TransitionSet.of(transitions.size(), set.stream().mapToInt(numbers::get).toArray()));
      }
      table.enablingSets[second] = sets.toArray(long[][]::new);
      if (relations.isVisible(transition)) {
        TransitionSet.add(table.visible, second);
      }
    }
    return table;
  }

  /** The number of transitions. */
  public int transitions() {
    return dependentOn.length;
  }

  /** A new set of all visible transitions. */
  public long[] visible() {
    return visible.clone();
  }

  /** Whether {@code second} is dependent on {@code first}. */
  public boolean isDependent(int first, int second) {
    return TransitionSet.contains(dependentOn[second], first);
  }

  /** Whether {@code first} can enable {@code second}. */
  public boolean canEnable(int first, int second) {
    return TransitionSet.contains(enablers[second], first);
  }

  /** The transitions on which the transition depends. */
  public long[] dependentOn(int transition) {
    return dependentOn[transition];
  }

  /** The transitions that can enable the transition. */
  long[] enablers(int transition) {
    return enablers[transition];
  }

  /** How many necessary enabling sets the transition has. */
  public int enablingSets(int transition) {
    return enablingSets[transition].length;
  }

  /** One of the necessary enabling sets of the transition. */
  public long[] enablingSet(int transition, int index) {
    return enablingSets[transition][index];
  }

  /** Whether dependency is transitive, apart from pairs of a transition and itself. */
  public boolean isTransitive() {
    for (int last = 0; last < transitions(); last++) {
      for (int middle : TransitionSet.members(dependentOn[last])) {
        for (int first : TransitionSet.members(dependentOn[middle])) {
          if (first != last && !isDependent(first, last)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
