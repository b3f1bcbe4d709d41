package io.mazurka.differential;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.simple.SimpleModel;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.lpor.Relations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Small systems of rules that read and write slots, with several outcomes each. Two rules depend on
 * each other if one writes what the other reads or writes; one is visible if it writes an observed
 * slot.
 */
public record SharedSlots(List<int[]> initial, List<Rule> rules, Set<Integer> observed) {

  /**
   * One transition.
   *
   * @param outcomes where it leads from a state; nowhere where it is disabled
   */
  record Rule(
      String process,
      String name,
      Set<Integer> reads,
      Set<Integer> writes,
      Function<int[], List<int[]>> outcomes) {

    /** A rule that is enabled where the first slot has a value, and then sets slots. */
    static Rule at(String process, String name, int slot, int value, int... targets) {
      Set<Integer> writes = new HashSet<>();
      for (int index = 0; index < targets.length; index += 2) {
        writes.add(targets[index]);
      }
      return new Rule(
          process,
          name,
          Set.of(slot),
          writes,
          state -> {
            int[] after = state.clone();
            for (int index = 0; index < targets.length; index += 2) {
              after[targets[index]] = targets[index + 1];
            }
            return state[slot] == value ? List.of(after) : List.of();
          });
    }

    boolean dependsOn(Rule other) {
      return meets(writes, other.writes)
          || meets(writes, other.reads)
          || meets(reads, other.writes);
    }

    static boolean meets(Set<Integer> one, Set<Integer> other) {
      return one.stream().anyMatch(other::contains);
    }
  }

  SimpleModel model() {
    System system = new System(this);
    List<StateProperty> properties = new ArrayList<>();
    for (int slot : observed.stream().sorted().toList()) {
      for (int value = 1; value < 3; value++) {
        int wanted = value;
        StateEvaluator evaluator = state -> state[slot] != wanted;
        properties.add(
            new SimpleInvariant(
                "slot %d is not %d".formatted(slot, value), evaluator, Arrays::toString));
      }
    }
    return new SimpleModel(system, List.copyOf(properties), relations(), true);
  }

  public CompiledModel compiled() {
    return model().compile(CheckOptions.defaults());
  }

  private Relations<Transition> relations() {
    return new Relations<>() {
      @Override
      public boolean isDependent(Transition first, Transition second) {
        return rules.get(first.number()).dependsOn(rules.get(second.number()));
      }

      @Override
      public boolean canEnable(Transition first, Transition second) {
        return Rule.meets(rules.get(first.number()).writes, rules.get(second.number()).reads);
      }

      @Override
      public boolean isVisible(Transition transition) {
        return Rule.meets(rules.get(transition.number()).writes, observed);
      }
    };
  }

  /** The rules as a transition system. */
  private record System(SharedSlots slots) implements TransitionSystem {

    @Override
    public List<Transition> transitions() {
      List<Transition> transitions = new ArrayList<>();
      for (Rule rule : slots.rules) {
        transitions.add(new Transition(transitions.size(), rule.process, rule.name));
      }
      return transitions;
    }

    @Override
    public List<int[]> initialStates() {
      return slots.initial;
    }

    @Override
    public SlotValues values() {
      return PlainValues.unbounded();
    }

    @Override
    public Cursor cursor() {
      return new Cursor() {
        private final List<int[]> targets = new ArrayList<>();
        private final List<Integer> taken = new ArrayList<>();

        @Override
        public int load(int[] state) {
          targets.clear();
          taken.clear();
          for (int rule = 0; rule < slots.rules.size(); rule++) {
            for (int[] target : slots.rules.get(rule).outcomes.apply(state)) {
              targets.add(target);
              taken.add(rule);
            }
          }
          return targets.size();
        }

        @Override
        public int transition(int step) {
          return taken.get(step);
        }

        @Override
        public void fire(int step, Changes changes) {
          int[] target = targets.get(step);
          for (int slot = 0; slot < target.length; slot++) {
            changes.set(slot, target[slot]);
          }
          changes.endStep();
        }
      };
    }

    @Override
    public Renderer renderer() {
      return new Renderer() {
        @Override
        public List<String> components() {
          return List.of("slots");
        }

        @Override
        public List<String> state(int[] state) {
          return List.of(Arrays.toString(state));
        }

        @Override
        public TraceStep step(int[] state, int step) {
          Cursor cursor = cursor();
          cursor.load(state);
          Rule rule = slots.rules.get(cursor.transition(step));
          return new TraceStep(rule.process, rule.name, List.of(), List.of(), List.of());
        }
      };
    }
  }
}
