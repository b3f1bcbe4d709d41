package io.mazurka.kernel.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.explicit.RuleSystem;
import io.mazurka.kernel.explicit.RuleSystem.Rule;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.StaticRelations;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The sets that are chosen in all states of small systems, against their definitions. */
final class StubbornSelectorTests {

  /** How many systems are drawn; {@code -Ddraws} multiplies it. */
  private static final int SYSTEMS = 400;

  private static final int OBSERVED = 0;

  /** Relations that are the same in every state. */
  private static final class Everywhere implements LocatedRelations {

    private final StaticRelations relations;

    Everywhere(List<Transition> transitions, Relations<Transition> stated) {
      relations =
          new StaticRelations(RelationTable.of(transitions, stated), EnablingCondition.NEVER);
    }

    @Override
    public void moveTo(int[] state) {}

    @Override
    public void addInterfering(int transition, long[] set) {
      relations.addInterfering(transition, set);
    }

    @Override
    public int enablingSets(int transition) {
      return relations.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      relations.addEnablingSet(transition, index, set);
    }
  }

  private static StubbornReduction reduction(RuleSystem system, Contract contract) {
    return reduction(system, system.relations(OBSERVED), contract);
  }

  private static StubbornReduction reduction(
      RuleSystem system, Relations<Transition> stated, Contract contract) {
    List<Transition> transitions = system.transitions();
    return new StubbornReduction(
        "rules",
        contract,
        transitions,
        number -> stated.isVisible(transitions.get(number)),
        number -> true,
        () -> new Everywhere(transitions, stated));
  }

  /** The transitions that are chosen in a state. */
  private static Set<Integer> chosen(RuleSystem system, Selector selector, int[] state) {
    Cursor cursor = system.cursor();
    int steps = cursor.load(state);
    int[] indices = new int[steps];
    int count = selector.select(state, cursor, steps, indices);
    return transitions(cursor, indices, count);
  }

  private static Set<Integer> transitions(Cursor cursor, int[] indices, int count) {
    Set<Integer> transitions = new TreeSet<>();
    for (int index = 0; index < count; index++) {
      transitions.add(cursor.transition(indices[index]));
    }
    return transitions;
  }

  private static Set<List<Integer>> states(RuleSystem system) {
    return reached(system, system.initialStates().get(0), Set.of());
  }

  /** The states that can be reached without these transitions. */
  private static Set<List<Integer>> reached(RuleSystem system, int[] from, Set<Integer> excluded) {
    Set<List<Integer>> known = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int[] state = open.remove();
      if (known.add(list(state))) {
        for (int transition : system.enabled(state)) {
          if (!excluded.contains(transition)) {
            open.add(system.after(state, transition));
          }
        }
      }
    }
    return known;
  }

  private static List<Integer> list(int[] state) {
    return Arrays.stream(state).boxed().toList();
  }

  private static int[] array(List<Integer> state) {
    return state.stream().mapToInt(Integer::intValue).toArray();
  }

  @Test
  void setsOfAllStatesAreWhatTheirContractSays() {
    RunReport report = run(system -> system.relations(OBSERVED)).inTurn(0, SYSTEMS);
    report.requireNoDifference();
    for (String contract : List.of("INVARIANTS", "LINEAR_TIME", "BRANCHING_TIME")) {
      report.requireMoreThan(SYSTEMS / 4, "smaller, " + contract);
    }
    report.requireMoreThan(SYSTEMS / 20, "several members");
  }

  /** The comparison with the definitions notices relations that are incomplete. */
  @Test
  void forgottenRelationsAreFoundOut() {
    run(system -> new Forgetful(system.relations(OBSERVED), true, false))
        .requireFailingSeed("no dependencies", 0, SYSTEMS);
    run(system -> new Forgetful(system.relations(OBSERVED), false, true))
        .requireFailingSeed("no enabling", 0, SYSTEMS);
  }

  /** Relations without dependencies, or without the transitions that enable others. */
  private record Forgetful(Relations<Transition> right, boolean dependencies, boolean enabling)
      implements Relations<Transition> {

    @Override
    public boolean isDependent(Transition first, Transition second) {
      return !dependencies && right.isDependent(first, second);
    }

    @Override
    public boolean canEnable(Transition first, Transition second) {
      return !enabling && right.canEnable(first, second);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return right.isVisible(transition);
    }
  }

  private static RandomRun<RulePlan> run(Function<RuleSystem, Relations<Transition>> stated) {
    return new RandomRun<>(
        StubbornSelectorTests.class,
        RulePlan::draw,
        (plan, trial) -> compare(plan.system(), stated.apply(plan.system()), trial));
  }

  private static void compare(RuleSystem system, Relations<Transition> stated, Trial trial) {
    for (Contract contract :
        List.of(
            Contract.forInvariants(true),
            Contract.forLinearTime(true),
            Contract.forBranchingTime(true))) {
      Selector selector = reduction(system, stated, contract).selector();
      for (List<Integer> state : states(system)) {
        trial.at("%s in %s".formatted(contract.preserved(), state));
        compare(system, array(state), contract, selector, trial);
      }
    }
  }

  private static void compare(
      RuleSystem system, int[] state, Contract contract, Selector selector, Trial trial) {
    Set<Integer> chosen = chosen(system, selector, state);
    Set<Integer> enabled = new TreeSet<>(list(system.enabled(state)));
    trial.require("only enabled ones", true, enabled.containsAll(chosen));
    trial.require("none is chosen", enabled.isEmpty(), chosen.isEmpty());
    if (chosen.size() == enabled.size()) {
      return;
    }
    trial.count("smaller, " + contract.preserved().name());
    trial.count("several members", chosen.size() > 1);
    trial.require("members stay and commute", "", broken(system, state, chosen));
    Relations<Transition> stated = system.relations(OBSERVED);
    List<Transition> transitions = system.transitions();
    long visible = chosen.stream().filter(one -> stated.isVisible(transitions.get(one))).count();
    trial.require("an invisible member", true, visible < chosen.size());
    trial.require(
        "a member that is needed",
        true,
        chosen.stream().anyMatch(one -> !transitions.get(one).optional()));
    if (contract.isTemporal()) {
      trial.require("visible members", 0L, visible);
    }
    if (contract.equals(Contract.forBranchingTime(true))) {
      trial.require("a single step", 1, chosen.size());
    }
  }

  /**
   * Where the others lead to, every member is still enabled, and whatever is done then leads to the
   * same state before and after the member.
   */
  private static String broken(RuleSystem system, int[] state, Set<Integer> chosen) {
    for (List<Integer> reached : reached(system, state, chosen)) {
      int[] later = array(reached);
      for (int member : chosen) {
        if (!system.isEnabled(later, member)) {
          return "%d is disabled in %s".formatted(member, reached);
        }
        for (int other : system.enabled(later)) {
          int[] first = system.after(later, member);
          if (!chosen.contains(other)
              && !(system.isEnabled(first, other)
                  && Arrays.equals(
                      system.after(first, other),
                      system.after(system.after(later, other), member)))) {
            return "%d and %d do not commute in %s".formatted(member, other, reached);
          }
        }
      }
    }
    return "";
  }

  /**
   * A set that may put off other transitions for ever is followed by other sets, and at last by all
   * transitions.
   */
  @Test
  void atLastEverythingIsChosen() {
    RuleSystem system = RuleSystem.joining();
    Selector selector = reduction(system, Contract.forInvariants(true)).selector();
    int[] state = system.initialStates().get(0);
    assertThat(chosen(system, selector, state)).hasSize(1);
    Cursor cursor = system.cursor();
    int steps = cursor.load(state);
    int[] indices = new int[steps];
    int count = 0;
    for (int time = 0; time < 3 && count < steps; time++) {
      count = selector.selectAnother(steps, indices);
    }
    assertThat(transitions(cursor, indices, count)).containsExactly(0, 1);
  }

  @Test
  void noSetStartsFromAnOptionalTransition() {
    RuleSystem system =
        new RuleSystem(
            3,
            List.of(
                new Rule("timeout", Map.of(1, 0), 1, 1).asOptional(),
                new Rule("work", Map.of(2, 0), 2, 1)));
    Selector selector = reduction(system, Contract.forInvariants(true)).selector();
    assertThat(chosen(system, selector, new int[] {0, 0, 0})).containsExactly(1);
    assertThat(chosen(system, selector, new int[] {0, 0, 1})).containsExactly(0);
  }

  @Test
  void profileCountsWhatIsPutOffAndWhy() {
    RuleSystem system = RuleSystem.joining();
    assertThat(profile(system, Contract.forInvariants(false)))
        .satisfies(
            profile -> {
              assertThat(profile.states()).isEqualTo(3);
              assertThat(profile.held()).isZero();
              assertThat(profile.transitions())
                  .extracting(ReductionProfile.Postponed::postponed)
                  .containsExactly(1L, 0L, 0L);
              assertThat(profile.forced()).isEmpty();
            });
    RuleSystem competing =
        new RuleSystem(
            3,
            List.of(
                new Rule("left", Map.of(1, 0), 1, 1), new Rule("right", Map.of(1, 0, 2, 0), 2, 1)));
    assertThat(profile(competing, Contract.forInvariants(false)))
        .satisfies(
            profile -> {
              assertThat(profile.held()).isEqualTo(1);
              assertThat(profile.transitions())
                  .allSatisfy(each -> assertThat(each.postponed()).isZero());
              assertThat(profile.forced())
                  .isNotEmpty()
                  .allSatisfy(
                      each ->
                          assertThat(each.reason()).isEqualTo(ReductionProfile.Reason.INTERFERING));
            });
  }

  /** The profile of a search that explores what is chosen, each state once. */
  private static ReductionProfile profile(RuleSystem system, Contract contract) {
    ProfileRecorder recorder = new ProfileRecorder(system.transitions());
    Selector selector = reduction(system, contract).watchedBy(recorder).selector();
    Set<List<Integer>> known = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>(system.initialStates());
    while (!open.isEmpty()) {
      int[] state = open.remove();
      if (known.add(list(state))) {
        for (int transition : chosen(system, selector, state)) {
          open.add(system.after(state, transition));
        }
      }
    }
    return recorder.profile(List.of());
  }
}
