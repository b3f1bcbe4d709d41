package io.mazurka.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.differential.SharedSlots.Rule;
import io.mazurka.differential.temporal.LabelledGraph;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.simple.SimpleModel;
import io.mazurka.lpor.Relations;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Small systems that a reduction gets wrong if one condition for temporal properties is left out,
 * and right otherwise.
 */
final class TemporalTrapsTests {

  private static TemporalComparison comparison(SharedSlots slots, Mistake mistake) {
    CompiledModel model = mistake.in(slots.compiled());
    return TemporalComparison.of(
        model, PropertyClass.LINEAR_TIME, StateProperty.ofEveryState(model.properties()));
  }

  private static Optional<String> lost(SharedSlots slots, Mistake mistake) {
    TemporalComparison comparison = comparison(slots, mistake);
    return comparison.lost(comparison.full(1_000).orElseThrow(), comparison.reduced());
  }

  private static AuditResult audit(SharedSlots slots, Mistake mistake) {
    SimpleModel model = slots.model();
    List<Property> properties = new ArrayList<>(model.properties());
    properties.add(TemporalComparison.some(PropertyClass.LINEAR_TIME));
    Checkable temporal =
        new SimpleModel(model.system(), properties, model.relations(), model.cyclic());
    return Audit.of(mistake.in(temporal)).run();
  }

  /**
   * T2: P takes t, which nobody sees, or v, which sets b; Q sets a. "a before b" must stay
   * possible.
   */
  private static final SharedSlots VISIBLE_MEMBER =
      new SharedSlots(
          List.of(new int[] {0, 0, 0, 0}),
          List.of(
              Rule.at("P", "t", 0, 0, 0, 1),
              Rule.at("P", "v", 0, 0, 0, 2, 2, 1),
              Rule.at("Q", "u", 1, 0, 1, 1, 3, 1)),
          Set.of(2, 3));

  @Test
  void setWithVisibleMemberLosesAnOrder() {
    assertThat(lost(VISIBLE_MEMBER, Mistake.temporalAsInvariants())).isPresent();
    assertThat(lost(VISIBLE_MEMBER, Mistake.none())).isEmpty();
  }

  @Test
  void auditFindsTheVisibleMember() {
    assertThat(audit(VISIBLE_MEMBER, Mistake.none()).verdict()).isEqualTo(AuditVerdict.CLEAN);
    assertThat(audit(VISIBLE_MEMBER, Mistake.visibilityForgotten()).verdict())
        .isEqualTo(AuditVerdict.WRONG);
  }

  /**
   * T3: P goes round with t2 or on with t1, and then sets c; Q sets a: it may be that c never
   * comes.
   */
  private static final SharedSlots ROUND_OR_ON =
      new SharedSlots(
          List.of(new int[] {0, 0, 0, 0}),
          List.of(
              Rule.at("P", "t2", 0, 0, 0, 0),
              Rule.at("P", "t1", 0, 0, 0, 1),
              Rule.at("P", "w", 0, 1, 0, 2, 2, 1),
              Rule.at("Q", "u", 1, 0, 1, 1, 3, 1)),
          Set.of(2, 3));

  @Test
  void provisoForInvariantsLosesWhatGoesRound() {
    assertThat(lost(ROUND_OR_ON, Mistake.temporalAsInvariants())).isPresent();
    assertThat(lost(ROUND_OR_ON, Mistake.provisoForgotten())).isPresent();
    assertThat(lost(ROUND_OR_ON, Mistake.none())).isEmpty();
  }

  @Test
  void auditFindsTheCycleWithoutFullExpansion() {
    assertThat(audit(ROUND_OR_ON, Mistake.none()).verdict()).isEqualTo(AuditVerdict.CLEAN);
    AuditResult result = audit(ROUND_OR_ON, Mistake.cyclesForgotten());
    assertThat(result.checks().stream().flatMap(check -> check.failures().stream()))
        .anyMatch(failure -> failure.explanation().contains("no state of a cycle with P.t2"));
    assertThat(audit(ROUND_OR_ON, Mistake.provisoForgotten()).checks())
        .anyMatch(check -> check.name().equals("cycles") && !check.failures().isEmpty());
  }

  /** T12: the same where going round and on are outcomes of one transition. */
  private static final SharedSlots ONE_OUTCOME_GOES_ROUND =
      new SharedSlots(
          List.of(new int[] {0, 0, 0, 0}),
          List.of(
              new Rule(
                  "P",
                  "t",
                  Set.of(0),
                  Set.of(0),
                  state ->
                      state[0] == 0
                          ? List.of(new int[] {1, state[1], state[2], state[3]}, state.clone())
                          : List.of()),
              Rule.at("P", "w", 0, 1, 0, 2, 2, 1),
              Rule.at("Q", "u", 1, 0, 1, 1, 3, 1)),
          Set.of(2, 3));

  @Test
  void everyOutcomeMayCloseACycle() {
    assertThat(lost(ONE_OUTCOME_GOES_ROUND, Mistake.provisoForgotten())).isPresent();
    assertThat(lost(ONE_OUTCOME_GOES_ROUND, Mistake.cyclesForgotten())).isPresent();
    assertThat(lost(ONE_OUTCOME_GOES_ROUND, Mistake.none())).isEmpty();
  }

  /**
   * T15: two invisible states in a circle, and something visible that could be put off for ever.
   */
  private static final SharedSlots CIRCLE =
      new SharedSlots(
          List.of(new int[] {0, 0, 0}, new int[] {1, 0, 0}),
          List.of(
              Rule.at("P", "there", 0, 0, 0, 1),
              Rule.at("P", "back", 0, 1, 0, 0),
              Rule.at("Q", "u", 1, 0, 1, 1, 2, 1)),
          Set.of(2));

  @Test
  void severalWorkersExpandAStateOfEachCircleFully() {
    TemporalComparison comparison = comparison(CIRCLE, Mistake.none());
    LabelledGraph full = comparison.full(100).orElseThrow();
    for (int workers = 1; workers <= 3; workers++) {
      LabelledGraph reduced =
          comparison.reduced(SearchOrder.BFS, new Workforce(workers, 1, 0), Patience.endless());
      assertThat(comparison.lost(full, reduced)).isEmpty();
    }
    assertThat(lost(CIRCLE, Mistake.provisoForgotten())).isPresent();
  }

  /**
   * T1: the loop a at s0[!p], s1[p] with b from one to the other, seen by the automaton of GF p.
   */
  @Test
  void setsAreChosenPerStateOfTheSystemNotOfTheProduct() {
    SharedSlots system =
        new SharedSlots(
            List.of(new int[] {0, 0}),
            List.of(Rule.at("P", "a", 0, 0, 0, 0), Rule.at("Q", "b", 1, 0, 1, 1)),
            Set.of(1));

    assertThat(SiegelsProduct.accepts(true)).isFalse();
    assertThat(SiegelsProduct.accepts(false)).isTrue();
    assertThat(lost(system, Mistake.none())).isEmpty();
    assertThat(lost(system, Mistake.provisoForgotten())).isPresent();
  }

  /** A process moves and takes a message out of a slot or puts it there. */
  private record Moving(String process, int slot, int from, int channel, boolean takes) {

    int wanted() {
      return takes ? 1 : 0;
    }

    Rule rule() {
      String name = "%s m%d".formatted(takes ? "takes" : "gives", channel - 2);
      return new Rule(
          process,
          name,
          Set.of(slot, channel),
          Set.of(slot, channel),
          state -> {
            int[] after = state.clone();
            after[slot] = 1 - from;
            after[channel] = 1 - wanted();
            return state[slot] == from && state[channel] == wanted() ? List.of(after) : List.of();
          });
    }

    boolean canEnable(Moving other) {
      return (channel == other.channel && wanted() != other.wanted())
          || (slot == other.slot && from != other.from);
    }
  }

  /**
   * T4: p takes m1 or m2, which is seen; q takes m1 and returns it; r sends m2 and takes it. Slots:
   * p, q, r, m1, m2.
   */
  private static final List<Moving> MOVES =
      List.of(
          new Moving("p", 0, 0, 3, true),
          new Moving("p", 0, 0, 4, true),
          new Moving("q", 1, 0, 3, true),
          new Moving("q", 1, 1, 3, false),
          new Moving("r", 2, 0, 4, false),
          new Moving("r", 2, 1, 4, true));

  private static final SharedSlots TAKEN_BY_OTHERS =
      new SharedSlots(
          List.of(new int[] {0, 0, 0, 1, 0}, new int[] {0, 1, 1, 0, 1}),
          MOVES.stream().map(Moving::rule).toList(),
          Set.of(0));

  private static Relations<Transition> exact(Relations<Transition> relations) {
    return new Relations<>() {
      @Override
      public boolean isDependent(Transition first, Transition second) {
        return relations.isDependent(first, second);
      }

      @Override
      public boolean canEnable(Transition first, Transition second) {
        return MOVES.get(first.number()).canEnable(MOVES.get(second.number()));
      }

      @Override
      public boolean isVisible(Transition transition) {
        return relations.isVisible(transition);
      }
    };
  }

  /** That p moves some day, if every process is treated fairly. */
  private static SimpleModel fair() {
    SimpleModel model = TAKEN_BY_OTHERS.model();
    StateProperty unmoved = StateProperty.ofEveryState(model.properties()).get(0);
    List<FairnessAssumption> assumptions = new ArrayList<>();
    for (int first = 0; first < model.system().transitions().size(); first += 2) {
      String process = model.system().transitions().get(first).process();
      assumptions.add(new FairnessAssumption(Strength.WEAK, process, Set.of(first, first + 1)));
    }
    Property moves =
        new TemporalProperty(
            "moves",
            "<> moved",
            LinearFormula.eventually(new LinearFormula.Atom(0)),
            List.of(Failing.of(unmoved)),
            assumptions);
    return new SimpleModel(model.system(), List.of(moves), exact(model.relations()), true);
  }

  @Test
  void whoIsDisabledByOthersNeedsTheStatesInWhichHeIs() {
    CheckOptions unasked = CheckOptions.defaults();
    CheckResult full = Check.of(fair()).with(CheckOptions.unreduced()).run();
    CheckResult ours = Check.of(fair()).with(unasked).run();
    CheckResult wrong = Check.of(Mistake.fairnessForgotten().in(fair())).with(unasked).run();

    assertThat(full.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(ours.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(ours.reductions()).anyMatch(line -> line.startsWith("no partial-order reduction"));
    assertThat(wrong.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(wrong.statistics().states()).isLessThan(full.statistics().states());
  }

  @Test
  void withoutFairnessNothingIsLostThere() {
    assertThat(lost(TAKEN_BY_OTHERS, Mistake.none())).isEmpty();
  }
}
