package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The published sets are those of the printed page, on random relations that need no system. */
class PrintedAlgorithmProperties {

  private static final int TRANSITIONS = 5;

  /** Random relations; {@code net} is a list, so that a pair has the same index everywhere. */
  private record Drawn(
      Set<List<Integer>> dependent, Set<List<Integer>> enabling, List<List<Integer>> net)
      implements Relations<Integer> {

    @Override
    public boolean isDependent(Integer first, Integer second) {
      return dependent.contains(List.of(first, second));
    }

    @Override
    public boolean canEnable(Integer first, Integer second) {
      return enabling.contains(List.of(first, second));
    }

    @Override
    public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
      return net.get(transition).stream().map(Set::of).toList();
    }
  }

  /**
   * Without the "else" in front of line 5.10 a transition that joined by dependency is looked at
   * again even if dependency is transitive; this can only add transitions, and only then.
   */
  @Property(tries = 3000)
  void setsAreThoseOfThePrintedPage(@ForAll long seed) {
    Random random = new Random(seed);
    Drawn drawn = draw(random);
    RelationTable table = RelationTable.of(IntStream.range(0, TRANSITIONS).boxed().toList(), drawn);
    Set<Integer> enabled = some(random, 2);
    Set<List<Integer>> toFire = new HashSet<>();
    for (int transition = 0; transition < TRANSITIONS; transition++) {
      for (int necessary : drawn.net().get(transition)) {
        if (!enabled.contains(transition) && random.nextInt(3) > 0) {
          toFire.add(List.of(transition, necessary));
        }
      }
    }
    PrintedAlgorithm printed =
        new PrintedAlgorithm(
            table, drawn.net().stream().map(Set::copyOf).toList(), toFire, table.isTransitive());
    ForwardStubbornSets ours =
        new ForwardStubbornSets(
            table,
            new PrecomputedForwardEnableSets(table),
            (transition, index) ->
                toFire.contains(List.of(transition, drawn.net().get(transition).get(index))));
    long[] all = set(enabled);
    for (int start : enabled) {
      long[] found = TransitionSet.empty(TRANSITIONS);
      ours.compute(start, all, new long[1], TRANSITIONS + 1, found);
      Set<Integer> members =
          Arrays.stream(TransitionSet.members(found)).boxed().collect(Collectors.toSet());
      Set<Integer> expected = printed.compute(start, enabled);
      if (table.isTransitive()) {
        assertThat(expected).containsAll(members);
      } else {
        assertThat(members).isEqualTo(expected);
      }
    }
  }

  private static Drawn draw(Random random) {
    Set<List<Integer>> dependent = new HashSet<>();
    Set<List<Integer>> enabling = new HashSet<>();
    List<List<Integer>> net = new ArrayList<>();
    for (int first = 0; first < TRANSITIONS; first++) {
      for (int second = 0; second < TRANSITIONS; second++) {
        if (first != second && random.nextInt(5) == 0) {
          dependent.add(List.of(first, second));
        }
        if (random.nextInt(3) == 0) {
          enabling.add(List.of(first, second));
        }
      }
      net.add(random.nextBoolean() ? List.copyOf(some(random, 3)) : List.of());
    }
    return new Drawn(dependent, enabling, net);
  }

  /** A set with each transition in one of so many cases, and at least one. */
  private static Set<Integer> some(Random random, int cases) {
    Set<Integer> set = new TreeSet<>(Set.of(random.nextInt(TRANSITIONS)));
    IntStream.range(0, TRANSITIONS)
        .filter(transition -> random.nextInt(cases) == 0)
        .forEach(set::add);
    return set;
  }

  private static long[] set(Set<Integer> members) {
    return TransitionSet.of(TRANSITIONS, members.stream().mapToInt(Integer::intValue).toArray());
  }
}
