package io.mazurka.catalogue.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lemmas that support each other, directly or indirectly, and so are proved together. There are no
 * circles between groups; the last group is that of the invariants.
 *
 * @param members the names of the lemmas or invariants
 * @param supportedBy the positions of the other groups that this group needs directly
 */
public record ProofGroup(List<String> members, List<Integer> supportedBy) {

  public ProofGroup {
    members = List.copyOf(members);
    supportedBy = List.copyOf(supportedBy);
  }

  /** The groups of a proof, each after the groups that support it. */
  public static List<ProofGroup> of(ProofResult proof) {
    String goal = String.join(" and ", proof.properties());
    Map<String, List<String>> support = new LinkedHashMap<>();
    support.put(goal, proof.supportedBy());
    proof.lemmas().forEach(lemma -> support.put(lemma.name(), lemma.supportedBy()));
    Map<String, Set<String>> reached = new LinkedHashMap<>();
    support.keySet().forEach(name -> reached.put(name, reached(name, support)));
    List<List<String>> members = new ArrayList<>();
    Set<String> placed = new LinkedHashSet<>();
    while (placed.size() < support.size()) {
      String next =
          support.keySet().stream()
              .filter(name -> !placed.contains(name))
              .filter(name -> isReady(name, reached, placed))
              .findFirst()
              .orElseThrow();
      List<String> group =
          support.keySet().stream()
              .filter(name -> name.equals(next) || areTogether(name, next, reached))
              .toList();
      members.add(group);
      placed.addAll(group);
    }
    return members.stream()
        .map(group -> new ProofGroup(group, needed(group, members, support)))
        .toList();
  }

  private static Set<String> reached(String from, Map<String, List<String>> support) {
    Set<String> reached = new LinkedHashSet<>();
    List<String> open = new ArrayList<>(support.getOrDefault(from, List.of()));
    while (!open.isEmpty()) {
      String next = open.remove(open.size() - 1);
      if (reached.add(next)) {
        open.addAll(support.getOrDefault(next, List.of()));
      }
    }
    return reached;
  }

  private static boolean areTogether(String one, String other, Map<String, Set<String>> reached) {
    return reached.getOrDefault(one, Set.of()).contains(other)
        && reached.getOrDefault(other, Set.of()).contains(one);
  }

  /** Whether everything that a lemma needs is already placed or belongs to its own group. */
  private static boolean isReady(
      String name, Map<String, Set<String>> reached, Set<String> placed) {
    return reached.getOrDefault(name, Set.of()).stream()
        .filter(reached::containsKey)
        .allMatch(
            other ->
                placed.contains(other) || other.equals(name) || areTogether(name, other, reached));
  }

  private static List<Integer> needed(
      List<String> group, List<List<String>> members, Map<String, List<String>> support) {
    List<Integer> needed = new ArrayList<>();
    for (int other = 0; other < members.size(); other++) {
      List<String> names = members.get(other);
      boolean direct =
          group.stream()
              .anyMatch(
                  one -> support.getOrDefault(one, List.of()).stream().anyMatch(names::contains));
      if (direct && names != group) {
        needed.add(other);
      }
    }
    return needed;
  }
}
