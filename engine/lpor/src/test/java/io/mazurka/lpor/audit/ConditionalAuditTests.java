package io.mazurka.lpor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.RelationViolation.Condition;
import io.mazurka.lpor.audit.StubbornSetAudit.Finding;
import java.util.BitSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Relations that are said to hold in one state and not in another. */
final class ConditionalAuditTests {

  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;

  /** A is independent of B, and after B in conflict with C, which B enables. */
  private static final ExplicitGraph LATER =
      new ExplicitGraph.Builder(3)
          .initial(0)
          .edge(0, A, 1)
          .edge(0, B, 2)
          .edge(1, B, 3)
          .edge(2, A, 3)
          .edge(2, C, 4)
          .build();

  /** What interferes with A and what enables C, in each state. */
  private static IntFunction<StateRelations> said(int[][] interfering, int[][] enabling) {
    return state ->
        new StateRelations() {
          @Override
          public void addInterfering(int transition, long[] set) {
            if (transition == A) {
              TransitionSet.addAll(set, TransitionSet.of(3, interfering[state]));
            } else {
              TransitionSet.addAll(set, TransitionSet.of(3, A, B, C));
            }
          }

          @Override
          public int enablingSets(int transition) {
            return 1;
          }

          @Override
          public void addEnablingSet(int transition, int index, long[] set) {
            TransitionSet.addAll(
                set, TransitionSet.of(3, transition == C ? enabling[state] : new int[] {A, B, C}));
          }
        };
  }

  private static Finding interference(int[]... sets) {
    return new InterferenceAudit(new ConflictGraph(LATER), said(sets, new int[5][0]), 100).check(A);
  }

  @Test
  void whatInterferesLaterMustBeSaidFromTheBeginning() {
    assertThat(interference(new int[] {C}, new int[0], new int[] {C}).violations()).isEmpty();
    assertThat(interference(new int[] {B}, new int[0], new int[] {C}).violations()).isEmpty();
    assertThat(interference(new int[0], new int[0], new int[] {C}).violations())
        .containsExactly(new RelationViolation(Condition.DEPENDENCY, C, A, 2, 0));
  }

  @Test
  void conflictThatIsNotSaidWhereItHappensIsFound() {
    assertThat(interference(new int[] {C}, new int[0], new int[0]).violations())
        .containsExactly(new RelationViolation(Condition.DEPENDENCY, C, A, 2));
  }

  @Test
  void enablingSetsMustHoldOnAllPaths() {
    int[][] none = {{}, {}, {}, {}, {}};
    int[][] right = {{B}, {}, {}, {}, {}};
    assertThat(new ConditionalEnablingAudit(LATER, said(none, right)).check(C)).isEmpty();
    assertThat(new ConditionalEnablingAudit(LATER, said(none, none)).check(C))
        .containsExactly(new RelationViolation(Condition.NECESSARY_ENABLING, B, C, 0));
  }

  @Test
  void enablingSetThatGrowsAfterAStepOutsideIsFollowed() {
    ExplicitGraph chain =
        new ExplicitGraph.Builder(3).initial(0).edge(0, A, 1).edge(1, B, 2).edge(2, C, 3).build();
    int[][] none = {{}, {}, {}, {}};
    int[][] growing = {{}, {B}, {}, {}};
    assertThat(new ConditionalEnablingAudit(chain, said(none, growing)).check(C))
        .containsExactly(new RelationViolation(Condition.NECESSARY_ENABLING, B, C, 1, 0));
    int[][] shrinking = {{A}, {B}, {}, {}};
    assertThat(new ConditionalEnablingAudit(chain, said(none, shrinking)).check(C)).isEmpty();
  }

  @Test
  void statesThatWereNotExpandedProveNothing() {
    ExplicitGraph cut =
        new ExplicitGraph.Builder(3).initial(0).edge(0, A, 1).edge(0, B, 2).expanded(1).build();
    Finding finding =
        new InterferenceAudit(new ConflictGraph(cut), said(new int[3][0], new int[3][0]), 100)
            .check(A);
    assertThat(finding.violations()).isEmpty();
    assertThat(new ConditionalEnablingAudit(cut, said(new int[3][0], new int[3][0])).check(C))
        .isEmpty();
  }

  @Test
  void suspectsAreTheStatesBeforeAConflict() {
    long[] member = TransitionSet.of(3, A);
    BitSet both = new BitSet();
    both.set(0);
    both.set(2);
    assertThat(new ConflictGraph(LATER).suspects(member, member)).isEqualTo(both);
    both.clear(0);
    assertThat(new ConflictGraph(LATER).suspects(member, TransitionSet.of(3, A, B)))
        .isEqualTo(both);
  }

  @Test
  void edgesOfCyclesAreFound() {
    ExplicitGraph graph =
        new ExplicitGraph.Builder(3)
            .initial(0)
            .edge(0, A, 1)
            .edge(1, B, 2)
            .edge(2, C, 1)
            .edge(2, A, 3)
            .edge(3, A, 3)
            .build();
    CycleAudit audit = new CycleAudit(graph);
    assertThat(audit.check(transition -> transition == A))
        .containsExactly(
            new RelationViolation(Condition.REPETITION, B, B, 1),
            new RelationViolation(Condition.REPETITION, C, C, 2));
    assertThat(audit.check(transition -> transition != A))
        .containsExactly(new RelationViolation(Condition.REPETITION, A, A, 3));
    assertThat(new CycleAudit(LATER).hasCycle()).isFalse();
  }
}
