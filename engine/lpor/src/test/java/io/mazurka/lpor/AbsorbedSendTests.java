package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import io.mazurka.lpor.forward.SearchPath;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Where the published dependency of protocols is wrong: one process sends the same message twice,
 * another counts what it receives, and the channel is a set. A message that is sent while an equal
 * one is pending is absorbed, so a step that sends does not commute with one that receives.
 */
class AbsorbedSendTests {

  private static final int SEND = 0;
  private static final int SEND_AGAIN = 1;
  private static final int RECEIVE = 2;
  private static final List<Integer> TRANSITIONS = List.of(SEND, SEND_AGAIN, RECEIVE);

  /** A state: how often it was sent, whether a message is pending, how many were received. */
  private static int state(int sent, int pending, int received) {
    return sent + 3 * pending + 6 * received;
  }

  private static final ExplicitGraph GRAPH = graph();

  private static ExplicitGraph graph() {
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(3).initial(state(0, 0, 0));
    for (int sent = 0; sent <= 2; sent++) {
      for (int received = 0; received <= sent; received++) {
        if (sent < 2) {
          builder.edge(state(sent, 0, received), sent, state(sent + 1, 1, received));
        }
        if (sent < 2 && received < sent) {
          builder.edge(state(sent, 1, received), sent, state(sent + 1, 1, received));
        }
        if (received < sent) {
          builder.edge(state(sent, 1, received), RECEIVE, state(sent, 0, received + 1));
        }
      }
    }
    return builder.build();
  }

  /**
   * The relations as printed (definitions 18 and 19), or with the missing pairs.
   *
   * @param corrected whether a transition that sends depends on one that receives
   */
  private record Declared(boolean corrected) implements Relations<Integer> {

    @Override
    public boolean isDependent(Integer first, Integer second) {
      return first != RECEIVE || corrected;
    }

    @Override
    public boolean canEnable(Integer first, Integer second) {
      return Set.of(List.of(SEND, SEND_AGAIN), List.of(SEND, RECEIVE), List.of(SEND_AGAIN, RECEIVE))
          .contains(List.of(first, second));
    }

    RelationTable table() {
      return RelationTable.of(TRANSITIONS, this);
    }
  }

  private static long terminalStates(Declared relations) {
    RelationTable table = relations.table();
    StubbornSetAlgorithm algorithm =
        new ForwardStubbornSets(
            table, new PrecomputedForwardEnableSets(table), EnablingCondition.NEVER);
    CandidateSets sets = new StubbornSets(algorithm, StartChoice.first(3), new long[1]);
    BitSet visited =
        new ReducedSearch(GRAPH, sets, false, new int[1], new SearchPath(table)).depthFirst();
    return visited.stream()
        .filter(state -> GRAPH.firstEdge(state) == GRAPH.firstEdge(state + 1))
        .count();
  }

  @Test
  void printedDependencyLosesWhatIsReceivedTwice() {
    assertThat(terminalStates(new Declared(false))).isEqualTo(1);
    assertThat(terminalStates(new Declared(true))).isEqualTo(2);
  }

  @Test
  void auditNamesTheMissingPair() {
    RelationAudit audit = new RelationAudit(GRAPH);

    assertThat(audit.dependency(new Declared(false).table()::isDependent))
        .extracting(found -> List.of(found.first(), found.second()))
        .containsExactly(List.of(RECEIVE, SEND_AGAIN));
    assertThat(audit.dependency(new Declared(true).table()::isDependent)).isEmpty();
    assertThat(audit.canEnable(new Declared(false).table()::canEnable)).isEmpty();
  }
}
