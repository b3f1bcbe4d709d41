package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.lpor.Relations;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A system of rules, each of which reads some slots and, if they have given values, sets one. */
public final class RuleSystem extends DeterministicSystem {

  /**
   * One transition.
   *
   * @param guard the slots that are read, with the values that they must have
   * @param target the slot that is set
   * @param optional whether no execution needs it
   */
  public record Rule(
      String name, Map<Integer, Integer> guard, int target, int value, boolean optional) {

    public Rule(String name, Map<Integer, Integer> guard, int target, int value) {
      this(name, guard, target, value, false);
    }

    /** The same rule as an optional transition. */
    public Rule asOptional() {
      return new Rule(name, guard, target, value, true);
    }

    private boolean reads(int slot) {
      return guard.containsKey(slot);
    }

    /** Whether no state enables both rules. */
    private boolean excludes(Rule other) {
      return guard.entrySet().stream()
          .anyMatch(
              read ->
                  !other
                      .guard
                      .getOrDefault(read.getKey(), read.getValue())
                      .equals(read.getValue()));
    }

    private boolean dependsOn(Rule other) {
      return !excludes(other)
          && (target == other.target || reads(other.target) || other.reads(target));
    }
  }

  private final int slots;
  private final List<Rule> rules;

  /** In the first state all slots are 0. */
  public RuleSystem(int slots, List<Rule> rules) {
    super(
        IntStream.range(0, slots).mapToObj(slot -> "slot" + slot).toList(),
        IntStream.range(0, rules.size())
            .mapToObj(
                number -> {
                  Rule rule = rules.get(number);
                  return new Transition(number, "rule", rule.name(), rule.optional());
                })
            .toList());
    this.slots = slots;
    this.rules = List.copyOf(rules);
  }

  /** Left and right do a step each, and then somebody joins: five states. */
  public static RuleSystem joining() {
    return new RuleSystem(
        3,
        List.of(
            new Rule("left", Map.of(0, 0), 0, 1),
            new Rule("right", Map.of(1, 0), 1, 1),
            new Rule("join", Map.of(0, 1, 1, 1, 2, 0), 2, 1)));
  }

  /** The relations that follow from which slots the rules read and set. */
  public Relations<Transition> relations(int... observed) {
    return new Relations<>() {
      @Override
      public boolean isDependent(Transition first, Transition second) {
        return rule(first).dependsOn(rule(second));
      }

      @Override
      public boolean canEnable(Transition first, Transition second) {
        return rule(second).reads(rule(first).target());
      }

      @Override
      public boolean isVisible(Transition transition) {
        return IntStream.of(observed).anyMatch(slot -> slot == rule(transition).target());
      }
    };
  }

  private Rule rule(Transition transition) {
    return rules.get(transition.number());
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[slots]);
  }

  @Override
  public boolean isEnabled(int[] state, int transition) {
    return rules.get(transition).guard().entrySet().stream()
        .allMatch(read -> state[read.getKey()] == read.getValue());
  }

  @Override
  public void fire(int[] state, int transition, Changes changes) {
    Rule rule = rules.get(transition);
    changes.set(rule.target(), rule.value());
  }

  /** The state after a transition that is enabled. */
  public int[] after(int[] state, int transition) {
    int[] after = state.clone();
    after[rules.get(transition).target()] = rules.get(transition).value();
    return after;
  }

  /** The transitions that are enabled in a state. */
  public int[] enabled(int[] state) {
    return IntStream.range(0, rules.size())
        .filter(transition -> isEnabled(state, transition))
        .toArray();
  }
}
