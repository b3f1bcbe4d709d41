package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.lpor.forward.SearchPath;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Why a search for violated invariants must look at cycles, and how closely. */
class CycleProvisoTests {

  private static final int LOOP = 0;
  private static final int HARM = 1;
  private static final int HARMED = 1;

  /** The loop is a stubborn set that can be chosen for ever. */
  private static final ExplicitGraph IGNORING =
      new ExplicitGraph.Builder(2)
          .initial(0)
          .edge(0, LOOP, 0)
          .edge(0, HARM, HARMED)
          .edge(HARMED, LOOP, HARMED)
          .build();

  /** The loop can also be left, but what is harmful happens only in it. */
  private static final ExplicitGraph LEAVING =
      new ExplicitGraph.Builder(2)
          .initial(0)
          .edge(0, LOOP, 0)
          .edge(0, LOOP, 2)
          .edge(0, HARM, HARMED)
          .edge(HARMED, LOOP, HARMED)
          .edge(2, LOOP, 2)
          .build();

  private static BitSet search(ExplicitGraph graph, boolean proviso) {
    StubbornSetAlgorithm loop =
        (start, enabled, forbidden, bound, result) -> {
          result[0] = start == LOOP && bound > 1 ? 1L << LOOP : 0;
          return Long.bitCount(result[0]);
        };
    CandidateSets sets = new StubbornSets(loop, StartChoice.first(2), TransitionSet.of(2, HARM));
    SearchPath unused = new SearchPath(PaperNet.asPublished().table());
    return new ReducedSearch(graph, sets, proviso, new int[1], unused).depthFirst();
  }

  @Test
  void setThatLoopsForEverIsStubbornButHidesTheRest() {
    assertThat(new StubbornSetAudit(IGNORING, 10).check(0, TransitionSet.of(2, LOOP)).violations())
        .isEmpty();
    assertThat(search(IGNORING, false).get(HARMED)).isFalse();
    assertThat(search(IGNORING, true).get(HARMED)).isTrue();
  }

  /** A successor off the stack is there, but only the one on the stack has the path to the harm. */
  @Test
  void someSuccessorOffTheStackIsNotEnoughIfTransitionsHaveSeveralOutcomes() {
    StubbornSetAudit audit = new StubbornSetAudit(LEAVING, 10);
    assertThat(audit.check(0, TransitionSet.of(2, LOOP)).violations()).isEmpty();
    assertThat(
            new RelationAudit(LEAVING)
                .dependency((first, second) -> first == LOOP && second == HARM))
        .isEmpty();
    assertThat(search(LEAVING, false).get(2)).isTrue();
    assertThat(search(LEAVING, false).get(HARMED)).isFalse();
    assertThat(search(LEAVING, true).get(HARMED)).isTrue();
  }
}
