package io.mazurka.kernel.explicit;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.StateProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A random graph with random invariants. Values grow with the distance from the initial states, so
 * that packed states become too narrow in the middle of a search.
 */
public record RandomModel(ExplicitSystem system, List<StateProperty> invariants) {

  private static final int[] BOUNDS = {1, 2, 5, 60, 4_000, 1_000_000, Integer.MAX_VALUE};

  /** Draws a graph, the same for the same seed. */
  public static GraphPlan draw(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    List<List<Integer>> states = states(random);
    List<List<Integer>> successors = successors(random, states.size());
    int candidates = Math.min(5, states.size());
    List<Integer> initial =
        random.ints(1 + random.nextInt(3), 0, candidates).distinct().boxed().toList();
    return new GraphPlan(states, successors, initial, bad(random, states.size()));
  }

  /** The graph that a plan describes. */
  public static RandomModel of(GraphPlan plan) {
    ExplicitSystem system =
        new ExplicitSystem(arrays(plan.states()), arrays(plan.successors()), array(plan.initial()));
    List<StateProperty> invariants = new ArrayList<>();
    for (List<Integer> numbers : plan.bad()) {
      invariants.add(Avoidance.of(system, "invariant " + invariants.size(), array(numbers)));
    }
    return new RandomModel(system, invariants);
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[][] arrays(List<List<Integer>> lists) {
    return lists.stream().map(RandomModel::array).toArray(int[][]::new);
  }

  /** The graph with its invariants, and with the question for deadlocks if asked. */
  public Checkable checkable(boolean deadlock) {
    return options -> new CompiledModel(system, List.copyOf(invariants), deadlock, List.of());
  }

  private static List<List<Integer>> states(Random random) {
    int slots = 1 + random.nextInt(random.nextInt(4) == 0 ? 24 : 6);
    int[] bounds = random.ints(slots, 0, BOUNDS.length).map(kind -> BOUNDS[kind]).toArray();
    boolean large = random.nextInt(12) == 0;
    int wanted = 1 + random.nextInt(large ? 2_000 : 60);
    bounds[0] = large ? Integer.MAX_VALUE : bounds[0];
    Set<List<Integer>> states = new LinkedHashSet<>();
    for (int attempt = 0; attempt < wanted; attempt++) {
      double growth = Math.pow((attempt + 1.0) / wanted, 3);
      states.add(
          Arrays.stream(bounds)
              .mapToObj(bound -> (int) Math.round(random.nextDouble() * growth * bound))
              .toList());
    }
    return List.copyOf(states);
  }

  private static List<List<Integer>> successors(Random random, int size) {
    boolean acyclic = random.nextInt(4) == 0;
    int window = 1 + random.nextInt(random.nextBoolean() ? 4 : size);
    int most = 1 + random.nextInt(size > 100 ? 12 : 5);
    int statesPerTerminal = 2 + random.nextInt(30);
    List<List<Integer>> successors = new ArrayList<>();
    for (int from = 0; from < size; from++) {
      List<Integer> targets = new ArrayList<>();
      int wanted = random.nextInt(statesPerTerminal) == 0 ? 0 : 1 + random.nextInt(most);
      for (int index = 0; index < wanted; index++) {
        int kind = random.nextInt(10);
        int forward = from + 1 + random.nextInt(window);
        if (kind == 0 && !acyclic) {
          targets.add(from);
        } else if (kind == 1 && !targets.isEmpty()) {
          targets.add(targets.get(random.nextInt(targets.size())));
        } else if (kind <= 3 && !acyclic) {
          targets.add(random.nextInt(from + 1));
        } else if (forward < size) {
          targets.add(forward);
        }
      }
      successors.add(List.copyOf(targets));
    }
    return successors;
  }

  /** For each invariant, the states that violate it. */
  private static List<List<Integer>> bad(Random random, int size) {
    List<List<Integer>> bad = new ArrayList<>();
    int number = random.nextInt(4);
    while (bad.size() < number) {
      int count = random.nextInt(3) == 0 ? 0 : random.nextInt(1 + size / 10) + 1;
      bad.add(random.ints(count, 0, size).boxed().toList());
    }
    return bad;
  }
}
