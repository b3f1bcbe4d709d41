package io.mazurka.audit.checks;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.ConflictGraph;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.audit.StubbornSetAudit.Finding;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks the sets that a reduction chooses in each state, including those that it would choose next
 * because of a cycle proviso. Every set must be stubborn (conditions D1 and D2 of Valmari 1998) and
 * have a member that is called invisible; if sets are to attract the search to violations, they
 * must do so. For temporal properties, every member must commute with each single step outside the
 * set, be called invisible and not be sticky. For properties of branching time, a set must have
 * exactly one step, and its transition must not get a second step later.
 */
public final class SetChecks {

  private static final int PAUSE = 1 << 8;

  /** The most different sets to check. */
  private static final int MOST_SETS = 2_000;

  private final AuditedGraph graph;
  private final StubbornReduction reduction;
  private final Watch watch;
  private final Witnesses witnesses;

  private final boolean temporal;
  private final boolean branching;

  /** For each set, the states in which it was chosen. */
  private final Map<LongBuffer, List<Integer>> chosenIn = new LinkedHashMap<>();

  public SetChecks(AuditedGraph graph, StubbornReduction reduction, Watch watch) {
    this.graph = graph;
    this.reduction = reduction;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
    this.temporal = reduction.contract().isTemporal();
    this.branching = reduction.contract().preserved() == PropertyClass.BRANCHING_TIME;
  }

  public void stubbornness(ConflictGraph conflicts, int limit, RunningCheck running) {
    watch.begin(running.name(), graph.edges().expanded());
    chooseEverywhere(running);
    StubbornSetAudit audit = new StubbornSetAudit(graph.edges(), limit);
    watch.begin(running.name(), chosenIn.size());
    int done = 0;
    for (Map.Entry<LongBuffer, List<Integer>> choice : chosenIn.entrySet()) {
      if (done == MOST_SETS) {
        running.leaveOut();
        break;
      }
      watch.pause(done++);
      running.count(choice.getValue().size());
      long[] set = choice.getKey().array();
      BitSet suspects = conflicts.suspects(set, set);
      for (int state : choice.getValue()) {
        if (suspects.get(state) && !isStubborn(audit, state, set, running)) {
          break;
        }
      }
      if (branching) {
        checkSingle(conflicts, choice, running);
      }
    }
    running.finish();
  }

  /**
   * Checks the states that were discovered before the first violating state: every path from such a
   * state to a violating state must have a transition of the set that is chosen there.
   */
  public void attraction(
      ConflictGraph conflicts, List<StateProperty> properties, RunningCheck running) {
    watch.begin(running.name(), chosenIn.size());
    for (StateProperty property : properties) {
      StateEvaluator decider = property.decider();
      BitSet violating = new BitSet();
      for (int state = 0; state < graph.edges().states(); state++) {
        violating.set(state, decider.holds(graph.state(state)));
      }
      int first = violating.isEmpty() ? 0 : violating.nextSetBit(0);
      for (Map.Entry<LongBuffer, List<Integer>> choice : chosenIn.entrySet()) {
        watch.pause(0);
        running.count(choice.getValue().size());
        BitSet avoiding = conflicts.reaching(violating, choice.getKey().array());
        choice.getValue().stream()
            .filter(state -> state < first && avoiding.get(state))
            .limit(1)
            .forEach(
                state ->
                    running.fail(
                        witnesses.of(
                            "a state in which %s fails can be reached without a transition of the set chosen"
                                .formatted(property.name()),
                            members(choice.getKey()),
                            state)));
      }
    }
    running.finish();
  }

  private static List<Integer> members(LongBuffer set) {
    return Arrays.stream(TransitionSet.members(set.array())).boxed().toList();
  }

  /**
   * Checks that the only transition of a set has at most one step after every path outside the set.
   */
  private void checkSingle(
      ConflictGraph conflicts, Map.Entry<LongBuffer, List<Integer>> choice, RunningCheck running) {
    long[] set = choice.getKey().array();
    int transition = TransitionSet.next(set, 0);
    ExplicitGraph edges = graph.edges();
    BitSet several = new BitSet();
    for (int state = 0; state < edges.expanded(); state++) {
      several.set(
          state, edges.firstEdge(state, transition + 1) - edges.firstEdge(state, transition) > 1);
    }
    BitSet suspects = conflicts.reaching(several, set);
    choice.getValue().stream()
        .filter(suspects::get)
        .limit(1)
        .forEach(
            state ->
                running.fail(
                    witnesses.of(
                        "the set chosen is %s alone, which may then have several steps"
                            .formatted(witnesses.name(transition)),
                        List.of(transition),
                        state)));
  }

  private boolean isStubborn(StubbornSetAudit audit, int state, long[] set, RunningCheck running) {
    Finding finding = audit.check(state, set);
    if (temporal && finding.violations().isEmpty()) {
      running.fail(
          witnesses.of(
              "a member of the set chosen does not commute with each step outside it on its own",
              members(LongBuffer.wrap(set)),
              state));
      return false;
    }
    if (!finding.complete()) {
      running.leaveOut();
    }
    finding.violations().stream().limit(1).forEach(found -> running.fail(witnesses.of(found)));
    return finding.violations().isEmpty();
  }

  private void chooseEverywhere(RunningCheck running) {
    Selector selector = reduction.selector();
    Cursor cursor = graph.system().cursor();
    for (int state = 0; state < graph.edges().expanded(); state++) {
      if (state % PAUSE == 0) {
        watch.pause(state);
      }
      int[] vector = graph.state(state);
      int steps = cursor.load(vector);
      int[] chosen = new int[steps];
      int count = selector.select(vector, cursor, steps, chosen);
      while (count < steps) {
        note(selector, state, cursor, chosen, count, running);
        count = selector.selectAnother(steps, chosen);
      }
    }
  }

  private void note(
      Selector selector, int state, Cursor cursor, int[] chosen, int count, RunningCheck running) {
    long[] set = TransitionSet.empty(graph.edges().transitions());
    for (int index = 0; index < count; index++) {
      TransitionSet.add(set, cursor.transition(chosen[index]));
    }
    List<Integer> states = chosenIn.get(LongBuffer.wrap(set));
    boolean first = states == null;
    if (states == null) {
      states = new ArrayList<>();
      chosenIn.put(LongBuffer.wrap(set), states);
    }
    if (temporal) {
      requireTemporal(selector, state, set, count, running);
    } else if (first) {
      int[] members = TransitionSet.members(set);
      if (Arrays.stream(members).noneMatch(selector::isInvisible)) {
        running.fail(
            witnesses.of(
                "every transition of the set chosen is visible, but other transitions are put off",
                Arrays.stream(members).boxed().toList(),
                state));
      }
    }
    if (states.isEmpty() || states.get(states.size() - 1) != state) {
      states.add(state);
    }
  }

  /**
   * Checks the further conditions on a set for temporal properties; this is done in every state,
   * because invisibility may depend on the state.
   */
  private void requireTemporal(
      Selector selector, int state, long[] set, int steps, RunningCheck running) {
    if (running.isWrong()) {
      return;
    }
    for (int member : TransitionSet.members(set)) {
      String fault = reduction.isSticky(member) ? "sticky" : "visible";
      if (reduction.isSticky(member) || !selector.isInvisible(member)) {
        running.fail(
            witnesses.of(
                "%s in the set chosen is %s, but other transitions are put off"
                    .formatted(witnesses.name(member), fault),
                List.of(member),
                state));
        return;
      }
    }
    if (branching && steps > 1) {
      running.fail(
          witnesses.of(
              "the set chosen has %d steps, but others are put off".formatted(steps),
              members(LongBuffer.wrap(set)),
              state));
    }
  }
}
