package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.search.dynamic.Summaries;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches with sets from what was seen, of small systems of processes and variables, against an
 * exploration in a few lines that shares nothing with them.
 */
@Tag("slow")
final class DynamicSearchTests {

  private static final int SYSTEMS = 500;
  private static final int LINES_OF_A_MISTAKE = 10;

  /** What a search may forget, and what it preserves with that. */
  enum Forgotten {
    NOTHING,
    /** What is seen is passed on to newer states only, not around cycles. */
    CYCLES_OF_SUMMARIES,
    /** Transitions may be ignored around cycles. */
    PROVISO,
    /** A transition disables others of its process, which are never seen then. */
    OWN_PROCESS,
    /** Some transitions change what is checked. */
    VISIBILITY;

    Summaries summaries(int transitions) {
      return this != CYCLES_OF_SUMMARIES
          ? new Summaries(transitions)
          : new Summaries(transitions) {
            @Override
            protected boolean passes(int from, int to) {
              return to > from;
            }
          };
    }
  }

  /** All reachable states, the transitions enabled from each on, and whether it is terminal. */
  private static final class Whole {

    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private final List<int[]> states = new ArrayList<>();
    private final List<BitSet> future = new ArrayList<>();
    private final List<List<Integer>> successors = new ArrayList<>();

    Whole(SharedVariables system) {
      system.initialStates().forEach(this::number);
      for (int at = 0; at < states.size(); at++) {
        int[] state = states.get(at);
        BitSet enabled = new BitSet();
        List<Integer> targets = new ArrayList<>();
        for (int transition = 0; transition < system.transitions().size(); transition++) {
          if (system.isEnabled(state, transition)) {
            enabled.set(transition);
            targets.add(number(next(system, state, transition)));
          }
        }
        future.add(enabled);
        successors.add(targets);
      }
      boolean growing = true;
      while (growing) {
        growing = false;
        for (int at = 0; at < states.size(); at++) {
          int before = future.get(at).cardinality();
          for (int target : successors.get(at)) {
            future.get(at).or(future.get(target));
          }
          growing |= future.get(at).cardinality() > before;
        }
      }
    }

    private static int[] next(SharedVariables system, int[] state, int transition) {
      int[] target = state.clone();
      system.fire(
          state,
          transition,
          new Changes() {
            @Override
            public void set(int slot, int value) {
              target[slot] = value;
            }

            @Override
            public void endStep() {}
          });
      return target;
    }

    private int number(int[] state) {
      List<Integer> key = Arrays.stream(state).boxed().toList();
      Integer known = numbers.putIfAbsent(key, states.size());
      if (known == null) {
        states.add(state);
        return states.size() - 1;
      }
      return known;
    }

    int find(int[] state) {
      return numbers.get(Arrays.stream(state).boxed().toList());
    }

    Set<List<Integer>> terminal() {
      Set<List<Integer>> found = new HashSet<>();
      numbers.forEach(
          (state, number) -> {
            if (successors.get(number).isEmpty()) {
              found.add(state);
            }
          });
      return found;
    }
  }

  private static StubbornReduction reduction(
      SharedVariables system, Contract contract, boolean observed, Forgotten forgotten) {
    return new StubbornReduction(
            "sets",
            contract,
            system.transitions(),
            transition ->
                observed && forgotten != Forgotten.VISIBILITY && system.isVisible(transition),
            transition -> forgotten != Forgotten.PROVISO,
            () -> system.relations(forgotten != Forgotten.OWN_PROCESS))
        .asDynamic();
  }

  private static void compare(SharedVariablesPlan plan, Forgotten forgotten, Trial trial) {
    SharedVariables system = new SharedVariables(plan);
    Whole whole = new Whole(system);
    Property invariant =
        new SimpleInvariant("not 2 there", state -> !system.violates(state), s -> "");
    for (SearchOrder order : SearchOrder.values()) {
      for (Contract contract :
          List.of(
              Contract.forTerminalStates(),
              Contract.forInvariants(true),
              Contract.forLinearTime(true))) {
        trial.at(order + ", " + contract.preserved());
        boolean observed = !contract.equals(Contract.forTerminalStates());
        List<Property> checked = observed ? List.of(invariant) : List.of();
        StubbornReduction reduction = reduction(system, contract, observed, forgotten);
        SearchTask task =
            new SearchTask(
                system,
                reduction,
                StoreKind.EXACT,
                checked,
                Stop.NEVER,
                Limits.none(),
                SearchListener.none());
        DynamicSearch search =
            new DynamicSearch(
                task, reduction, order, forgotten.summaries(system.transitions().size()));
        SearchResult result = search.run();
        trial.require("end", EndReason.EXHAUSTED, result.end());
        boolean violated = whole.states.stream().anyMatch(system::violates);
        trial.require("violated", observed && violated, !result.violated().isEmpty());
        requireSame(search, whole, trial);
        trial.count("violated", observed && violated);
        trial.count("states", whole.states.size());
        trial.count("states, reduced", result.statistics().states());
      }
    }
  }

  /** Demands the same terminal states, and that nothing can happen but what was seen. */
  private static void requireSame(DynamicSearch search, Whole whole, Trial trial) {
    Set<List<Integer>> terminal = new HashSet<>();
    int[] state = whole.states.get(0).clone();
    for (int number = 0; number < search.states().size(); number++) {
      search.states().copyTo(number, state);
      int same = whole.find(state);
      if (whole.successors.get(same).isEmpty()) {
        terminal.add(Arrays.stream(state).boxed().toList());
      }
      Summaries summaries = search.summaries();
      int at = summaries.at(number);
      BitSet seen =
          BitSet.valueOf(Arrays.copyOfRange(summaries.future(), at, at + summaries.words()));
      trial.require("what can happen", whole.future.get(same), seen);
    }
    trial.require("terminal states", whole.terminal(), terminal);
  }

  @Test
  void nothingIsLostAndAllThatCanHappenIsSeen() {
    RunReport report =
        new RandomRun<>(
                getClass(),
                SharedVariablesPlan::draw,
                (plan, trial) -> compare(plan, Forgotten.NOTHING, trial))
            .inParallel(1, SYSTEMS);
    System.out.println("sets from what was seen: " + report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "violated");
    report.require(
        () ->
            assertThat(report.count("states, reduced"))
                .isLessThan(report.count("states") * 9 / 10));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
  void whatIsForgottenIsFoundOut(Forgotten forgotten) {
    assertThat(
            new RandomRun<>(
                    getClass(),
                    SharedVariablesPlan::draw,
                    (SharedVariablesPlan plan, Trial trial) -> compare(plan, forgotten, trial))
                .requireFailure(forgotten.name(), 1, 2_000)
                .lines())
        .hasSizeLessThanOrEqualTo(LINES_OF_A_MISTAKE);
  }
}
