package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import io.mazurka.lpor.forward.SearchPath;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Figure 1 of Bokor et al. 2011: t1 and t2 do not interfere, but t2 can enable t3, and t3 disables
 * t1. So t1 alone is not enough in the first state, and t2 alone is.
 */
class FirstFigureTests {

  private static final int T1 = 0;
  private static final int T2 = 1;
  private static final int T3 = 2;
  private static final int S12 = 3;
  private static final int S3 = 4;

  private static final ExplicitGraph GRAPH =
      new ExplicitGraph.Builder(3)
          .initial(0)
          .edge(0, T1, 1)
          .edge(0, T2, 2)
          .edge(1, T2, S12)
          .edge(2, T1, S12)
          .edge(2, T3, S3)
          .build();

  /** What the paper declares: t2 can enable t3, t1 depends on t3. */
  private static RelationTable table() {
    return RelationTable.of(
        List.of(T1, T2, T3),
        new Relations<Integer>() {
          @Override
          public boolean isDependent(Integer first, Integer second) {
            return first == T3 && second == T1 || first == T1 && second == T3;
          }

          @Override
          public boolean canEnable(Integer first, Integer second) {
            return first == T2 && second == T3;
          }
        });
  }

  private static BitSet visited(StartChoice choice) {
    RelationTable table = table();
    StubbornSetAlgorithm algorithm =
        new ForwardStubbornSets(
            table, new PrecomputedForwardEnableSets(table), EnablingCondition.NEVER);
    CandidateSets sets = new StubbornSets(algorithm, choice, new long[1]);
    return new ReducedSearch(GRAPH, sets, false, new int[1], new SearchPath(table)).depthFirst();
  }

  @Test
  void secondTransitionAloneIsEnoughAndTheFirstIsNot() {
    StubbornSetAudit audit = new StubbornSetAudit(GRAPH, 10);

    assertThat(audit.check(0, TransitionSet.of(3, T2)).violations()).isEmpty();
    assertThat(audit.check(0, TransitionSet.of(3, T1)).violations()).isNotEmpty();
  }

  @Test
  void bothDeadlocksAreReachedWhicheverTransitionComesFirst() {
    assertThat(new RelationAudit(GRAPH).dependency(table()::isDependent)).isEmpty();
    assertThat(new RelationAudit(GRAPH).canEnable(table()::canEnable)).isEmpty();
    BitSet fromFirst = visited(StartChoice.first(3));
    BitSet smallest = visited(StartChoice.smallest(3));

    assertThat(fromFirst.get(S12) && fromFirst.get(S3)).isTrue();
    assertThat(smallest.get(S12) && smallest.get(S3)).isTrue();
    assertThat(smallest.get(1)).isFalse();
  }
}
