package io.mazurka.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.SharedSlots.Rule;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.PropertyClass;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.search.Patience;
import io.mazurka.kernel.search.Workforce;
import io.mazurka.kernel.simple.SimpleModel;
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
        model, PropertyClass.LINEAR_TIME, StateProperty.among(model.properties()));
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
   * P takes t, which nobody sees, or v, which sets b; Q sets a. "a before b" must stay possible.
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
   * P goes round with t2 or on with t1, and then sets c; Q sets a: it may be that c never comes.
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

  /** The same where going round and on are outcomes of one transition. */
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

  /** Two invisible states in a circle, and something visible that could be put off for ever. */
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

  /**
   * T4: p takes m1 or m2, which is seen; q takes m1 and returns it; r sends m2 and takes it. Slots:
   * p, q, r, m1, m2.
   */
  private static final SharedSlots TAKEN_BY_OTHERS =
      new SharedSlots(
          List.of(new int[] {0, 0, 0, 1, 0}, new int[] {0, 1, 1, 0, 1}),
          List.of(
              take("p", "m1", 0, 3, 0, 1),
              take("p", "m2", 0, 4, 0, 1),
              take("q", "m1", 1, 3, 0, 1),
              give("q", "m1", 1, 3, 1, 0),
              give("r", "m2", 2, 4, 0, 1),
              take("r", "m2", 2, 4, 1, 0)),
          Set.of(0));

  private static Rule take(
      String process, String message, int slot, int channel, int from, int to) {
    return moving(process, "takes " + message, slot, channel, from, to, 1, 0);
  }

  private static Rule give(
      String process, String message, int slot, int channel, int from, int to) {
    return moving(process, "gives " + message, slot, channel, from, to, 0, 1);
  }

  private static Rule moving(
      String process, String name, int slot, int channel, int from, int to, int had, int has) {
    return new Rule(
        process,
        name,
        Set.of(slot, channel),
        Set.of(slot, channel),
        state -> {
          int[] after = state.clone();
          after[slot] = to;
          after[channel] = has;
          return state[slot] == from && state[channel] == had ? List.of(after) : List.of();
        });
  }

  @Test
  void nothingIsReducedUnderFairness() {
    SimpleModel model = TAKEN_BY_OTHERS.model();
    List<Property> properties = new ArrayList<>(model.properties());
    TemporalProperty plain = TemporalComparison.some(PropertyClass.LINEAR_TIME);
    properties.add(
        new TemporalProperty(
            "fair",
            "true",
            new LinearFormula.Constant(true),
            List.of(),
            List.of(new FairnessAssumption(Strength.WEAK, "p", Set.of(0, 1)))));
    SimpleModel fair =
        new SimpleModel(model.system(), properties, model.relations(), model.cyclic());

    assertThat(plain.needed()).isEqualTo(PropertyClass.LINEAR_TIME);
    assertThat(PropertyClass.neededBy(properties)).isEqualTo(PropertyClass.EVERYTHING);
    assertThat(Check.of(fair).with(CheckOptions.defaults()).prepare().task().reduction().reduces())
        .isFalse();
    assertThat(lost(TAKEN_BY_OTHERS, Mistake.none())).isEmpty();
  }
}
