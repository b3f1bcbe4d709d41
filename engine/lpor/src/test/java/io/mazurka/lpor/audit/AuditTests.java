package io.mazurka.lpor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import org.junit.jupiter.api.Test;

class AuditTests {

  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;

  /** Two independent transitions, then a third. */
  private static final ExplicitGraph DIAMOND =
      new ExplicitGraph.Builder(3)
          .initial(0)
          .edge(0, A, 1)
          .edge(0, B, 2)
          .edge(1, B, 3)
          .edge(2, A, 3)
          .edge(3, C, 4)
          .build();

  /** The first disables the second, but not the other way round. */
  private static final ExplicitGraph ONE_WAY =
      new ExplicitGraph.Builder(3).initial(0).edge(0, A, 1).edge(0, B, 2).edge(2, A, 1).build();

  /** Both orders are possible and lead to different states. */
  private static final ExplicitGraph RACE =
      new ExplicitGraph.Builder(3)
          .initial(0)
          .edge(0, A, 1)
          .edge(0, B, 2)
          .edge(1, B, 3)
          .edge(2, A, 4)
          .build();

  private static long[] set(int... members) {
    return TransitionSet.of(3, members);
  }

  @Test
  void edgesAreOrderedAndCountedOnce() {
    ExplicitGraph graph =
        new ExplicitGraph.Builder(2).edge(0, 1, 5).edge(0, 0, 7).edge(0, 1, 5).initial(9).build();
    assertThat(graph.states()).isEqualTo(10);
    assertThat(graph.firstEdge(1)).isEqualTo(2);
    assertThat(graph.transition(0)).isZero();
    assertThat(graph.target(0)).isEqualTo(7);
    assertThat(graph.hasEdge(0, 1, 5)).isTrue();
    assertThat(graph.hasEdge(0, 1, 7)).isFalse();
    assertThat(graph.hasEdge(5, 1, 7)).isFalse();
  }

  @Test
  void enablingThatIsNotInTheRelationIsFound() {
    RelationAudit audit = new RelationAudit(DIAMOND);
    assertThat(audit.canEnable((first, second) -> false))
        .containsExactly(
            new RelationViolation(Condition.CAN_ENABLE, B, C, 1),
            new RelationViolation(Condition.CAN_ENABLE, A, C, 2));
    assertThat(audit.canEnable((first, second) -> second == C)).isEmpty();
  }

  @Test
  void independentTransitionsAreNotDependent() {
    assertThat(new RelationAudit(DIAMOND).dependency((first, second) -> false)).isEmpty();
  }

  @Test
  void dependencyIsFoundInOneDirectionIfItIsInOne() {
    RelationAudit audit = new RelationAudit(ONE_WAY);
    assertThat(audit.dependency((first, second) -> false))
        .containsExactly(
            new RelationViolation(Condition.DEPENDENCY, A, B, 0),
            new RelationViolation(Condition.DEPENDENCY, B, A, 0));
  }

  @Test
  void disablingAloneIsADependencyInOneDirection() {
    ExplicitGraph graph =
        new ExplicitGraph.Builder(2)
            .initial(0)
            .edge(0, A, 1)
            .edge(0, A, 2)
            .edge(0, B, 3)
            .edge(1, B, 4)
            .edge(3, A, 4)
            .build();
    assertThat(new RelationAudit(graph).dependency((first, second) -> false))
        .containsExactly(new RelationViolation(Condition.DEPENDENCY, A, B, 0));
  }

  @Test
  void ordersWithDifferentResultsAreADependencyInBothDirections() {
    assertThat(new RelationAudit(RACE).dependency((first, second) -> false)).hasSize(2);
  }

  @Test
  void transitionThatChangesThePropertyIsVisible() {
    RelationAudit audit = new RelationAudit(DIAMOND);
    assertThat(audit.visibility(transition -> false, state -> state == 3))
        .containsExactly(
            new RelationViolation(Condition.VISIBILITY, B, B, 1),
            new RelationViolation(Condition.VISIBILITY, A, A, 2),
            new RelationViolation(Condition.VISIBILITY, C, C, 3));
    assertThat(audit.visibility(transition -> transition == C, state -> state == 4)).isEmpty();
  }

  @Test
  void setThatCanBeAvoidedIsNotNecessary() {
    EnablingAudit audit = new EnablingAudit(DIAMOND);
    assertThat(audit.fromTheStart(C, set(A))).isEmpty();
    assertThat(audit.fromTheStart(C, set(B))).isEmpty();
    assertThat(audit.from(1, C, set(A)))
        .contains(new RelationViolation(Condition.NECESSARY_ENABLING, B, C, 1));
    assertThat(audit.from(1, C, set(A, B))).isEmpty();
    assertThat(audit.fromTheStart(C, set()))
        .contains(new RelationViolation(Condition.NECESSARY_ENABLING, B, C, 1, 0));
    assertThat(audit.from(4, C, set())).isEmpty();
  }

  @Test
  void nothingIsNecessaryForAnEnabledTransition() {
    assertThat(new EnablingAudit(DIAMOND).from(3, C, set(A, B)))
        .contains(new RelationViolation(Condition.NECESSARY_ENABLING, C, C, 3));
  }

  @Test
  void oneOfTwoIndependentTransitionsIsAStubbornSet() {
    StubbornSetAudit audit = new StubbornSetAudit(DIAMOND, 100);
    assertThat(audit.check(0, set(A)).violations()).isEmpty();
    assertThat(audit.check(0, set(B)).violations()).isEmpty();
    assertThat(audit.check(0, set(A)).complete()).isTrue();
    assertThat(audit.checkInterfering(0, A, set()).violations()).isEmpty();
  }

  @Test
  void setWithoutAnEnabledTransitionHasNoKey() {
    assertThat(new StubbornSetAudit(DIAMOND, 100).check(0, set(C)).violations())
        .contains(new RelationViolation(Condition.KEY_TRANSITION, A, A, 0));
    assertThat(new StubbornSetAudit(DIAMOND, 100).check(4, set()).violations()).isEmpty();
  }

  @Test
  void memberThatIsDisabledFromOutsideIsNoKey() {
    StubbornSetAudit audit = new StubbornSetAudit(ONE_WAY, 100);
    RelationViolation disabled = new RelationViolation(Condition.KEY_TRANSITION, A, B, 0);
    assertThat(audit.check(0, set(B)).violations()).containsExactly(disabled);
    assertThat(audit.checkInterfering(0, B, set()).violations()).containsExactly(disabled);
    assertThat(audit.checkInterfering(0, B, set(A)).violations()).isEmpty();
  }

  @Test
  void memberThatCannotBeMovedToTheFrontViolatesCommutation() {
    RelationViolation race = new RelationViolation(Condition.COMMUTATION, B, A, 0);
    StubbornSetAudit audit = new StubbornSetAudit(RACE, 100);
    assertThat(audit.check(0, set(A)).violations()).containsExactly(race);
    assertThat(audit.checkInterfering(0, A, set()).violations()).containsExactly(race);
  }

  @Test
  void disabledMemberThatIsEnabledFromOutsideViolatesCommutation() {
    assertThat(new StubbornSetAudit(DIAMOND, 100).check(1, set(A, B)).violations()).isEmpty();
    assertThat(new StubbornSetAudit(DIAMOND, 100).check(1, set(A, C)).violations())
        .contains(new RelationViolation(Condition.COMMUTATION, B, C, 1));
  }

  @Test
  void auditThatStopsAtItsLimitSaysSo() {
    ExplicitGraph.Builder chain = new ExplicitGraph.Builder(3).initial(0);
    for (int state = 0; state < 50; state++) {
      chain.edge(state, A, state + 1);
      chain.edge(state, B, state + 51);
      chain.edge(state + 51, A, state + 52);
    }
    chain.edge(50, B, 101);
    StubbornSetAudit.Finding finding = new StubbornSetAudit(chain.build(), 10).check(0, set(B));
    assertThat(finding.violations()).isEmpty();
    assertThat(finding.complete()).isFalse();
  }
}
