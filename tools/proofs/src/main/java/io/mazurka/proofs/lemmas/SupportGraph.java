package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Of several conditions that all steps preserve together, finds which ones each condition depends
 * on.
 */
final class SupportGraph {

  private final List<BooleanExpression> conditions;
  private final InductiveStep step;
  private SortedMap<Integer, Set<Integer>> needed;

  /**
   * @param conditions the goal and the assumed conditions
   * @param step a session to which a group was offered for each condition
   */
  SupportGraph(List<BooleanExpression> conditions, InductiveStep step) {
    this.conditions = List.copyOf(conditions);
    this.step = step;
    Set<Integer> all = new TreeSet<>();
    for (int group = 0; group < conditions.size(); group++) {
      all.add(group);
    }
    SortedMap<Integer, Set<Integer>> found = without(-1, all, Collections.emptyNavigableMap());
    if (found == null) {
      throw new UndecidedException("what was kept by steps is so no longer");
    }
    this.needed = found;
  }

  /** Removes one group after the other, as long as the remaining ones do not need it. */
  void minimise(BooleanSupplier stop) {
    Deque<Integer> candidates = new ArrayDeque<>(needed.keySet());
    while (candidates.size() > 1 && !stop.getAsBoolean()) {
      int group = candidates.removeLast();
      if (needed.containsKey(group)) {
        Set<Integer> others = new TreeSet<>(needed.keySet());
        others.remove(group);
        SortedMap<Integer, Set<Integer>> fewer = without(group, others, needed);
        needed = fewer == null ? needed : fewer;
      }
    }
  }

  /** The groups on which the goal depends, each with the groups on which it depends itself. */
  SortedMap<Integer, Set<Integer>> needed() {
    return needed;
  }

  /**
   * The groups on which the goal depends if one group is not used; null if steps then do not
   * preserve it.
   */
  private @Nullable SortedMap<Integer, Set<Integer>> without(
      int left, Set<Integer> others, SortedMap<Integer, Set<Integer>> before) {
    NavigableMap<Integer, Set<Integer>> found = new TreeMap<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int group = open.removeFirst();
      if (!found.containsKey(group)) {
        Set<Integer> support = before.get(group);
        if (support == null || support.contains(left)) {
          support = step.support(conditions.get(group), others);
        }
        if (support == null) {
          return null;
        }
        found.put(group, support);
        open.addAll(support);
      }
    }
    return found;
  }
}
