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

/** Which of several conditions, kept together by all steps, each of them rests on. */
final class SupportGraph {

  private final List<BooleanExpression> conditions;
  private final InductiveStep step;
  private SortedMap<Integer, Set<Integer>> needed;

  /**
   * @param conditions the goal, and what is supposed with it
   * @param step a session that was offered a group for each condition
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

  /** Leaves out one after the other, as long as the rest does without it. */
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

  /** The groups that the goal rests on, each with those it rests on itself. */
  SortedMap<Integer, Set<Integer>> needed() {
    return needed;
  }

  /** What the goal rests on if a group may not be used; null if it is not kept then. */
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
