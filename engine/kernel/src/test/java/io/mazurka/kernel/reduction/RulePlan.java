package io.mazurka.kernel.reduction;

import io.mazurka.kernel.explicit.RuleSystem;
import io.mazurka.kernel.explicit.RuleSystem.Rule;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A random system of up to six rules over four slots with two values each. */
record RulePlan(List<Rule> rules) implements Plan<RulePlan> {

  private static final int SLOTS = 4;
  private static final int MOST_RULES = 6;

  static RulePlan draw(long seed) {
    Random random = new Random(seed);
    List<Rule> rules = new ArrayList<>();
    int count = 2 + random.nextInt(MOST_RULES - 1);
    for (int number = 0; number < count; number++) {
      int target = random.nextInt(SLOTS);
      int value = random.nextInt(4) == 0 ? 0 : 1;
      Map<Integer, Integer> guard = new TreeMap<>();
      guard.put(target, 1 - value);
      if (random.nextBoolean()) {
        guard.putIfAbsent(random.nextInt(SLOTS), random.nextInt(2));
      }
      rules.add(new Rule("r" + number, guard, target, value, random.nextInt(6) == 0));
    }
    return new RulePlan(List.copyOf(rules));
  }

  RuleSystem system() {
    return new RuleSystem(SLOTS, rules);
  }

  @Override
  public Stream<RulePlan> smaller() {
    return Cuts.of(rules).map(RulePlan::new);
  }

  @Override
  public String toString() {
    return rules.stream().map(Rule::toString).collect(Collectors.joining("\n"));
  }
}
