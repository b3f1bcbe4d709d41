package io.mazurka.differential;

import io.mazurka.differential.SharedSlots.Rule;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A plan of a random system of rules over slots of three values, some with several outcomes.
 *
 * @param slots how many slots there are
 * @param observed which of them are seen
 */
public record RandomSlots(int slots, Set<Integer> observed, List<Step> steps)
    implements Plan<RandomSlots> {

  /**
   * A rule: where two slots have these values, it sets some slots.
   *
   * @param needs slot, value, slot, value, ...
   * @param outcomes per outcome slot, value, slot, value, ...
   */
  record Step(List<Integer> needs, List<List<Integer>> outcomes) {

    List<int[]> from(int[] state) {
      for (int index = 0; index < needs.size(); index += 2) {
        if (state[needs.get(index)] != needs.get(index + 1)) {
          return List.of();
        }
      }
      List<int[]> targets = new ArrayList<>();
      for (List<Integer> sets : outcomes) {
        int[] target = state.clone();
        for (int index = 0; index < sets.size(); index += 2) {
          target[sets.get(index)] = sets.get(index + 1);
        }
        targets.add(target);
      }
      return targets;
    }
  }

  public static RandomSlots draw(long seed) {
    Random random = new Random(seed);
    int slots = 3 + random.nextInt(2);
    List<Step> steps = new ArrayList<>();
    int count = 6 + random.nextInt(7);
    for (int step = 0; step < count; step++) {
      int own = step % slots;
      int from = step < slots ? 0 : random.nextInt(3);
      List<Integer> needs = new ArrayList<>(List.of(own, from));
      if (random.nextInt(4) == 0) {
        needs.addAll(List.of(random.nextInt(slots), random.nextInt(3)));
      }
      List<List<Integer>> outcomes = new ArrayList<>();
      int alternatives = random.nextInt(4) == 0 ? 2 : 1;
      for (int alternative = 0; alternative < alternatives; alternative++) {
        List<Integer> sets = new ArrayList<>(List.of(own, random.nextInt(3)));
        if (random.nextInt(6) == 0) {
          sets.addAll(List.of(random.nextInt(slots), random.nextInt(3)));
        }
        outcomes.add(sets);
      }
      steps.add(new Step(needs, outcomes));
    }
    Set<Integer> observed = new HashSet<>();
    for (int slot = 0; slot < 1 + random.nextInt(2); slot++) {
      observed.add(random.nextInt(slots));
    }
    return new RandomSlots(slots, observed, steps);
  }

  public SharedSlots system() {
    List<Rule> rules = new ArrayList<>();
    for (Step step : steps) {
      Set<Integer> reads = every(step.needs);
      Set<Integer> writes = new HashSet<>();
      step.outcomes.forEach(outcome -> writes.addAll(every(outcome)));
      rules.add(
          new Rule("slot " + step.needs.get(0), "rule " + rules.size(), reads, writes, step::from));
    }
    return new SharedSlots(List.of(new int[slots]), rules, observed);
  }

  private static Set<Integer> every(List<Integer> pairs) {
    Set<Integer> slots = new HashSet<>();
    for (int index = 0; index < pairs.size(); index += 2) {
      slots.add(pairs.get(index));
    }
    return slots;
  }

  @Override
  public Stream<RandomSlots> smaller() {
    return IntStream.range(0, steps.size())
        .mapToObj(
            index -> {
              List<Step> fewer = new ArrayList<>(steps);
              fewer.remove(index);
              return new RandomSlots(slots, observed, fewer);
            });
  }

  @Override
  public String toString() {
    StringJoiner lines = new StringJoiner("\n");
    lines.add("%d slots, of which %s are seen".formatted(slots, observed));
    steps.forEach(step -> lines.add("at %s: %s".formatted(step.needs, step.outcomes)));
    return lines.toString();
  }
}
