package io.mazurka.lpor;

import io.mazurka.lpor.audit.EnablingAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.RelationViolation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The smallest correct relations of a graph, and some smallest necessary enabling sets. */
final class ExactRelations implements Relations<Integer> {

  /** From where on enabling sets are necessary. */
  enum Necessity {
    FROM_THE_START,
    FROM_SOME_STATE
  }

  private final ExplicitGraph graph;
  private final EnablingAudit enabling;
  private final Set<List<Integer>> dependency;
  private final Set<List<Integer>> canEnable;
  private final Set<Integer> visible;
  private final List<List<Set<Integer>>> sets = new ArrayList<>();

  ExactRelations(ExplicitGraph graph, BitSet failing, Necessity necessity, long seed) {
    this.graph = graph;
    enabling = new EnablingAudit(graph);
    RelationAudit audit = new RelationAudit(graph);
    dependency = pairs(audit.dependency((first, second) -> false));
    canEnable = pairs(audit.canEnable((first, second) -> false));
    visible =
        audit.visibility(transition -> false, failing::get).stream()
            .map(RelationViolation::first)
            .collect(Collectors.toSet());
    Random random = new Random(seed);
    for (int transition = 0; transition < graph.transitions(); transition++) {
      Set<Set<Integer>> found = new HashSet<>();
      for (int attempt = 0; attempt < 4; attempt++) {
        int state =
            necessity == Necessity.FROM_THE_START
                ? graph.initialStates()[0]
                : random.nextInt(graph.states());
        if (!graph.isEnabled(state, transition)) {
          found.add(smallSet(state, transition, random));
        }
      }
      sets.add(List.copyOf(found));
    }
  }

  private Set<Integer> smallSet(int state, int transition, Random random) {
    List<Integer> order = new ArrayList<>(transitions());
    Collections.shuffle(order, random);
    Set<Integer> set = new HashSet<>(order);
    for (Integer candidate : order) {
      set.remove(candidate);
      if (!isNecessary(state, transition, set)) {
        set.add(candidate);
      }
    }
    return set;
  }

  boolean isNecessary(int state, int transition, Set<Integer> set) {
    int[] members = set.stream().mapToInt(Integer::intValue).toArray();
    return enabling
        .from(state, transition, TransitionSet.of(graph.transitions(), members))
        .isEmpty();
  }

  /** The condition on the state that a search stands on. */
  EnablingCondition condition(int[] state) {
    return (transition, index) ->
        isNecessary(state[0], transition, sets.get(transition).get(index));
  }

  List<Integer> transitions() {
    return IntStream.range(0, graph.transitions()).boxed().toList();
  }

  @Override
  public boolean isDependent(Integer first, Integer second) {
    return dependency.contains(Arrays.asList(first, second));
  }

  @Override
  public boolean canEnable(Integer first, Integer second) {
    return canEnable.contains(Arrays.asList(first, second));
  }

  @Override
  public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
    return sets.get(transition);
  }

  @Override
  public boolean isVisible(Integer transition) {
    return visible.contains(transition);
  }

  private static Set<List<Integer>> pairs(List<RelationViolation> violations) {
    return violations.stream()
        .map(violation -> Arrays.asList(violation.first(), violation.second()))
        .collect(Collectors.toSet());
  }
}
