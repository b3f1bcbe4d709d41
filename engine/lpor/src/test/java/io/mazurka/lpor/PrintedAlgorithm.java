package io.mazurka.lpor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Algorithms 4 and 5 of Bokor 2011, line by line: pairs of transitions in the en-fields, no limit
 * on their number, and no "else" in front of line 5.10. Where the page leaves a choice, the
 * smallest number comes first.
 *
 * @param net for each transition, those that are necessary for it
 * @param toFire the pairs of {@code net} that are in force
 */
record PrintedAlgorithm(
    RelationTable table, List<Set<Integer>> net, Set<List<Integer>> toFire, boolean transitive) {

  /** A transition that can be enabled, and the pairs that the chain to it needs. */
  private record Entry(int transition, Set<List<Integer>> en) {}

  private Set<Entry> forwardEnableSet(int start) {
    Set<Entry> found = new HashSet<>(Set.of(new Entry(start, Set.of())));
    List<Entry> open = new ArrayList<>(found);
    while (!open.isEmpty()) {
      Entry entry = open.remove(open.size() - 1);
      for (int next = 0; next < table.transitions(); next++) {
        if (table.canEnable(entry.transition(), next)) {
          Set<List<Integer>> en = new HashSet<>(entry.en());
          for (int necessary : net.get(next)) {
            en.add(List.of(next, necessary));
          }
          Entry longer = new Entry(next, Set.copyOf(en));
          if (found.add(longer)) {
            open.add(longer);
          }
        }
      }
    }
    return found;
  }

  Set<Integer> compute(int start, Set<Integer> enabled) {
    Set<Integer> stub = new TreeSet<>(Set.of(start));
    TreeSet<Integer> trans = new TreeSet<>(stub);
    while (!trans.isEmpty()) {
      int t = trans.pollFirst();
      for (int t1 : new TreeSet<>(enabled)) {
        if (stub.contains(t1)) {
          continue;
        }
        boolean joins = threatens(t1, t, stub);
        if (table.isDependent(t1, t)) {
          stub.add(t1);
          if (!transitive) {
            trans.add(t1);
          }
        }
        if (joins) {
          stub.add(t1);
          trans.add(t1);
        }
      }
    }
    return stub;
  }

  private boolean threatens(int t1, int t, Set<Integer> stub) {
    return forwardEnableSet(t1).stream()
        .filter(entry -> table.isDependent(entry.transition(), t))
        .anyMatch(
            entry ->
                entry.en().stream()
                    .allMatch(pair -> !stub.contains(pair.get(1)) || !toFire.contains(pair)));
  }
}
