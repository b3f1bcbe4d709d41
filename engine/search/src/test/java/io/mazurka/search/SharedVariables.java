package io.mazurka.search;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.search.SharedVariablesPlan.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** Processes that move between places and read and write variables, as a plan says. */
final class SharedVariables extends DeterministicSystem {

  private final SharedVariablesPlan plan;

  SharedVariables(SharedVariablesPlan plan) {
    super(slots(plan), transitions(plan));
    this.plan = plan;
  }

  private static List<String> slots(SharedVariablesPlan plan) {
    List<String> names = new ArrayList<>();
    IntStream.range(0, plan.processes()).forEach(process -> names.add("p" + process));
    IntStream.range(0, plan.variables()).forEach(variable -> names.add("v" + variable));
    return names;
  }

  private static List<Transition> transitions(SharedVariablesPlan plan) {
    return IntStream.range(0, plan.rules().size())
        .mapToObj(
            number ->
                new Transition(number, "p" + plan.rules().get(number).process(), "t" + number))
        .toList();
  }

  @Override
  public List<int[]> initialStates() {
    int[] zero = new int[plan.processes() + plan.variables()];
    int[] other = zero.clone();
    other[other.length - 1] = 1;
    return plan.twoStarts() ? List.of(zero, other) : List.of(zero);
  }

  @Override
  public boolean isEnabled(int[] state, int transition) {
    Rule rule = plan.rules().get(transition);
    return state[rule.process()] == rule.from()
        && (rule.reads() < 0 || state[plan.processes() + rule.reads()] == rule.value());
  }

  @Override
  public void fire(int[] state, int transition, Changes changes) {
    Rule rule = plan.rules().get(transition);
    changes.set(rule.process(), rule.to());
    if (rule.writes() >= 0) {
      changes.set(plan.processes() + rule.writes(), rule.written());
    }
  }

  /** The invariant says that the last variable is not 2 while the first process is in place 1. */
  boolean violates(int[] state) {
    return state[state.length - 1] == 2 && state[0] == 1;
  }

  boolean isVisible(int transition) {
    Rule rule = plan.rules().get(transition);
    return rule.process() == 0 || rule.writes() == plan.variables() - 1;
  }

  /**
   * The relations by what is read and written.
   *
   * @param threatens whether it is known that a transition disables others of its process
   */
  LocatedRelations relations(boolean threatens) {
    return new ByVariables(threatens);
  }

  private final class ByVariables implements LocatedRelations {

    private final boolean threatens;
    private int[] state = {};

    ByVariables(boolean threatens) {
      this.threatens = threatens;
    }

    @Override
    public void moveTo(int[] located) {
      state = located;
    }

    @Override
    public void addInterfering(int transition, long[] set) {
      add(transition, set, ByVariables::depend);
    }

    private static boolean depend(Rule one, Rule other) {
      return one.process() == other.process()
          || one.writesWhatReads(other)
          || other.writesWhatReads(one)
          || (one.writes() >= 0 && one.writes() == other.writes());
    }

    @Override
    public void addThreatened(int transition, long[] set) {
      add(
          transition,
          set,
          (one, other) ->
              one.writesWhatReads(other) || (threatens && one.process() == other.process()));
    }

    @Override
    public int enablingSets(int transition) {
      return 1;
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      Rule rule = plan.rules().get(transition);
      boolean elsewhere = state[rule.process()] != rule.from();
      add(
          transition,
          set,
          (one, other) ->
              elsewhere
                  ? other.process() == one.process()
                  : other.writesWhatReads(one) && other.written() == one.value());
    }

    private void add(int transition, long[] set, BiPredicate<Rule, Rule> related) {
      Rule rule = plan.rules().get(transition);
      for (int other = 0; other < plan.rules().size(); other++) {
        if (other != transition && related.test(rule, plan.rules().get(other))) {
          TransitionSet.add(set, other);
        }
      }
    }
  }
}
