package io.mazurka.kernel.audit;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.audit.CycleAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.RelationAudit;
import io.mazurka.lpor.audit.Violation;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Checks what a reduction says of transitions once for all: visibility and cycles. */
final class ClaimChecks {

  private final StateGraph graph;
  private final ExplicitGraph edges;
  private final StubbornReduction reduction;
  private final List<Invariant> invariants;
  private final Watch watch;
  private final Witnesses witnesses;

  ClaimChecks(
      StateGraph graph, StubbornReduction reduction, List<Invariant> invariants, Watch watch) {
    this.graph = graph;
    this.edges = graph.edges();
    this.reduction = reduction;
    this.invariants = invariants;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
  }

  /** On each edge: what is called invisible does not change whether an invariant holds. */
  void visibility(Draft draft) {
    watch.begin(draft.name(), invariants.size());
    for (Invariant invariant : invariants) {
      BitSet holds = new BitSet();
      for (int state = 0; state < edges.states(); state++) {
        holds.set(state, invariant.holds(graph.state(state)));
      }
      watch.pause(0);
      for (Violation found :
          new RelationAudit(edges).visibility(reduction::isVisible, holds::get)) {
        String sentence =
            "%s is called invisible, but it changes whether %s holds"
                .formatted(witnesses.name(found.first()), invariant.name());
        draft.fail(witnesses.of(sentence, List.of(found.first()), found.state()));
      }
      draft.count(edges.firstEdge(edges.states()));
    }
    draft.finish();
  }

  /** On each cycle: only what may be part of one, and none if no proviso is thought necessary. */
  void cycles(Draft draft) {
    watch.begin(draft.name(), 1);
    CycleAudit audit = new CycleAudit(edges);
    audit.check(reduction::isRepeatable).forEach(found -> draft.fail(witnesses.of(found)));
    boolean matters =
        !reduction.contract().needsProviso()
            && IntStream.range(0, edges.transitions()).anyMatch(reduction::isVisible);
    if (matters) {
      audit.check(transition -> false).stream()
          .limit(1)
          .forEach(
              found ->
                  draft.fail(
                      witnesses.of(
                          "no cycle proviso is thought necessary, but %s is on a cycle"
                              .formatted(witnesses.name(found.first())),
                          List.of(found.first()),
                          found.state())));
    }
    draft.count(edges.firstEdge(edges.states()));
    draft.finish();
  }
}
