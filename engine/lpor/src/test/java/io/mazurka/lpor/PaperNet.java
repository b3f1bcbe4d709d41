package io.mazurka.lpor;

import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Petri net of Bokor et al. 2011, figure 2: t1 and t2 compete for a token, t3 enables t2, and
 * t3 needs both t4 and t5. A marking is a number whose bits are the places.
 *
 * <p>The paper prints the pairs of the NET relation in the order of can-enable; definition 3 wants
 * the transition that is enabled first.
 */
record PaperNet(
    Set<List<String>> dependency,
    Set<List<String>> canEnable,
    Map<String, List<Set<String>>> enablingSets)
    implements Relations<String> {

  static final List<String> TRANSITIONS = List.of("t1", "t2", "t3", "t4", "t5");

  private static final int COMPETED = 1;
  private static final int READY = 2;
  private static final int INITIAL = 0b0011001;

  private static final Map<String, List<Integer>> ARCS =
      Map.of(
          "t1", List.of(COMPETED, 0),
          "t2", List.of(COMPETED | READY, 0),
          "t3", List.of(0b1100000, READY),
          "t4", List.of(0b0001000, 0b0100000),
          "t5", List.of(0b0010000, 0b1000000));

  /** As in the paper. */
  static PaperNet asPublished() {
    return new PaperNet(
        Set.of(List.of("t1", "t2"), List.of("t2", "t1")),
        Set.of(List.of("t3", "t2"), List.of("t4", "t3"), List.of("t5", "t3")),
        Map.of("t3", List.of(Set.of("t4"), Set.of("t5"))));
  }

  PaperNet withoutDependency(String first, String second) {
    return new PaperNet(without(dependency, first, second), canEnable, enablingSets);
  }

  PaperNet withoutCanEnable(String first, String second) {
    return new PaperNet(dependency, without(canEnable, first, second), enablingSets);
  }

  PaperNet withEnablingSet(String transition, Set<String> set) {
    return new PaperNet(dependency, canEnable, Map.of(transition, List.of(set)));
  }

  private static Set<List<String>> without(Set<List<String>> pairs, String first, String second) {
    return pairs.stream()
        .filter(pair -> !pair.equals(List.of(first, second)))
        .collect(Collectors.toUnmodifiableSet());
  }

  RelationTable table() {
    return RelationTable.of(TRANSITIONS, this);
  }

  /** The reachable markings are states; the other states have no steps. */
  static ExplicitGraph graph() {
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(5).initial(INITIAL);
    Set<Integer> seen = new HashSet<>(Set.of(INITIAL));
    ArrayDeque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      int marking = queue.remove();
      for (String transition : TRANSITIONS) {
        int input = ARCS.get(transition).get(0);
        if ((marking & input) == input) {
          int target = marking & ~input | ARCS.get(transition).get(1);
          builder.edge(marking, TRANSITIONS.indexOf(transition), target);
          if (seen.add(target)) {
            queue.add(target);
          }
        }
      }
    }
    return builder.build();
  }

  static int initialMarking() {
    return INITIAL;
  }

  @Override
  public boolean isDependent(String first, String second) {
    return dependency.contains(List.of(first, second));
  }

  @Override
  public boolean canEnable(String first, String second) {
    return canEnable.contains(List.of(first, second));
  }

  @Override
  public List<Set<String>> necessaryEnablingSets(String transition) {
    return enablingSets.getOrDefault(transition, List.of());
  }
}
