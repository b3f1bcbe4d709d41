package io.mazurka.lpor;

import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** A small random system, explored in full, with the states in which a property fails. */
record RandomSystem(ExplicitGraph graph, BitSet failing) {

  private static final int MOST_STATES = 80;

  /** Nets, guarded assignments and plain labelled graphs, in turn. */
  static RandomSystem of(long seed) {
    Random random = new Random(seed);
    return switch (random.nextInt(5)) {
      case 0 -> labelled(random);
      case 1, 2 -> net(random);
      default -> assignments(random);
    };
  }

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

  /** A net whose places hold at most two tokens. */
  private static RandomSystem net(Random random) {
    int places = 3 + random.nextInt(5);
    int transitions = 2 + random.nextInt(6);
    int[][] effects = new int[transitions][places];
    int[][] inputs = new int[transitions][places];
    for (int transition = 0; transition < transitions; transition++) {
      for (int arc = random.nextInt(2); arc >= 0; arc--) {
        int place = random.nextInt(places);
        inputs[transition][place] = 1;
        effects[transition][place]--;
      }
      for (int arc = random.nextInt(3); arc > 0; arc--) {
        effects[transition][random.nextInt(places)]++;
      }
    }
    int[] initial = random.ints(places, 0, 2).toArray();
    int watched = random.nextInt(places);
    return explore(
        transitions,
        initial,
        marking -> marking[watched] == 1,
        (marking, steps) -> {
          for (int transition = 0; transition < transitions; transition++) {
            int[] after = marking.clone();
            boolean enabled = true;
            for (int place = 0; place < places; place++) {
              after[place] += effects[transition][place];
              enabled &= marking[place] >= inputs[transition][place];
              enabled &= after[place] >= 0 && after[place] <= 2;
            }
            if (enabled) {
              steps.add(transition, after);
            }
          }
        });
  }

  /** Guarded assignments to shared variables, some with two outcomes. */
  private static RandomSystem assignments(Random random) {
    int variables = 3 + random.nextInt(3);
    int transitions = 2 + random.nextInt(6);
    int[][] rules = new int[transitions][];
    for (int transition = 0; transition < transitions; transition++) {
      int read = random.nextInt(variables);
      int written = random.nextInt(3) == 0 ? random.nextInt(variables) : read;
      int value = random.nextInt(2);
      rules[transition] =
          new int[] {
            read,
            value,
            written,
            random.nextInt(3) == 0 ? random.nextInt(2) : 1 - value,
            random.nextInt(variables),
            random.nextInt(4)
          };
    }
    int watched = random.nextInt(variables);
    return explore(
        transitions,
        random.ints(variables, 0, 2).toArray(),
        values -> values[watched] == 1,
        (values, steps) -> {
          for (int transition = 0; transition < transitions; transition++) {
            int[] rule = rules[transition];
            if (values[rule[0]] == rule[1]) {
              int[] after = values.clone();
              after[rule[2]] = rule[3];
              steps.add(transition, after);
              if (rule[5] == 0) {
                int[] other = values.clone();
                other[rule[4]] = 1 - other[rule[4]];
                steps.add(transition, other);
              }
            }
          }
        });
  }

  /** Receives the steps of a state. */
  private interface Steps {
    void add(int transition, int[] target);
  }

  private static RandomSystem explore(
      int transitions, int[] initial, Predicate<int[]> fails, BiConsumer<int[], Steps> expansion) {
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(transitions).initial(0);
    Map<String, Integer> numbers = new HashMap<>(Map.of(Arrays.toString(initial), 0));
    List<int[]> states = new ArrayList<>(List.of(initial));
    BitSet failing = new BitSet();
    for (int index = 0; index < states.size() && index < MOST_STATES; index++) {
      int source = index;
      failing.set(source, fails.test(states.get(source)));
      expansion.accept(
          states.get(source),
          (transition, target) -> {
            Integer known = numbers.get(Arrays.toString(target));
            if (known == null && states.size() < MOST_STATES) {
              known = states.size();
              numbers.put(Arrays.toString(target), known);
              states.add(target);
            }
            if (known != null) {
              builder.edge(source, transition, known);
            }
          });
    }
    return new RandomSystem(builder.build(), failing);
  }
}
