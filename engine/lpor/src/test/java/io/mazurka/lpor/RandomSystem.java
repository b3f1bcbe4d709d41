package io.mazurka.lpor;

import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A small random system, explored in full, with the states in which a property fails. */
record RandomSystem(ExplicitGraph graph, BitSet failing) {

  private static final int MOST_STATES = 120;
  private static final int FEWEST_STATES = 12;
  private static final int MOST_TOKENS = 2;

  /** One with a choice of its own, not too small; most are processes with places between them. */
  static RandomSystem of(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L ^ 0x5DEECE66DL);
    int kind = random.nextInt(8);
    RandomSystem system = labelled(random);
    while (kind > 0 && system.graph.states() < FEWEST_STATES) {
      int processes = kind == 1 ? 0 : 2 + random.nextInt(3);
      system = of(random, processes, 1 + random.nextInt(4) + (kind == 1 ? 3 : 0));
    }
    return system;
  }

  /** Any edges between any states. */
  private static RandomSystem labelled(Random random) {
    int states = 3 + random.nextInt(8);
    int transitions = 2 + random.nextInt(3);
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(transitions).initial(0);
    for (int edge = random.nextInt(3 * states); edge >= 0; edge--) {
      builder.edge(random.nextInt(states), random.nextInt(transitions), random.nextInt(states));
    }
    BitSet failing = new BitSet();
    failing.set(random.nextInt(states));
    return new RandomSystem(builder.build(), failing);
  }

  /**
   * A rule of a net. With a process it moves it from one of its positions to another. It may need
   * and change tokens. It may have a second effect to choose from.
   */
  private record Rule(int process, int from, int needed, int[][] effects) {

    List<int[]> targets(int[] state) {
      List<int[]> targets = new ArrayList<>();
      if ((process < 0 || state[process] == from) && (needed < 0 || state[needed] > 0)) {
        for (int[] effect : effects) {
          int[] target = state.clone();
          for (int slot = 0; slot < target.length; slot++) {
            target[slot] += effect[slot];
          }
          if (Arrays.stream(target).allMatch(value -> value >= 0 && value <= MOST_TOKENS)) {
            targets.add(target);
          }
        }
      }
      return targets;
    }
  }

  private static RandomSystem of(Random random, int processes, int places) {
    int slots = processes + places;
    int transitions = 3 + random.nextInt(6);
    int choices = random.nextInt(3);
    List<Rule> rules = new ArrayList<>();
    for (int transition = 0; transition < transitions; transition++) {
      int process = processes == 0 ? -1 : random.nextInt(processes);
      int from = random.nextInt(MOST_TOKENS + 1);
      int needed = random.nextInt(3) > 0 ? processes + random.nextInt(places) : -1;
      int[][] effects = new int[random.nextInt(6) < choices ? 2 : 1][slots];
      for (int[] effect : effects) {
        if (process >= 0) {
          effect[process] = random.nextInt(MOST_TOKENS + 1) - from;
        }
        if (needed >= 0 && random.nextInt(4) > 0) {
          effect[needed]--;
        }
        for (int arc = random.nextInt(process < 0 ? 3 : 2); arc > 0; arc--) {
          effect[processes + random.nextInt(places)]++;
        }
      }
      rules.add(new Rule(process, from, needed, effects));
    }
    int[] initial = new int[slots];
    for (int place = processes; place < slots; place++) {
      initial[place] = random.nextInt(2);
    }
    return explore(rules, initial, random.nextInt(slots));
  }

  /** The property fails where the watched slot has its largest value. */
  private static RandomSystem explore(List<Rule> rules, int[] initial, int watched) {
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(rules.size()).initial(0);
    Map<String, Integer> numbers = new HashMap<>(Map.of(Arrays.toString(initial), 0));
    List<int[]> states = new ArrayList<>(List.of(initial));
    BitSet failing = new BitSet();
    for (int source = 0; source < states.size(); source++) {
      failing.set(source, states.get(source)[watched] == MOST_TOKENS);
      for (int transition = 0; transition < rules.size(); transition++) {
        for (int[] target : rules.get(transition).targets(states.get(source))) {
          Integer known = numbers.get(Arrays.toString(target));
          if (known == null && states.size() < MOST_STATES) {
            known = states.size();
            numbers.put(Arrays.toString(target), known);
            states.add(target);
          }
          if (known != null) {
            builder.edge(source, transition, known);
          }
        }
      }
    }
    return new RandomSystem(builder.build(), failing);
  }
}
