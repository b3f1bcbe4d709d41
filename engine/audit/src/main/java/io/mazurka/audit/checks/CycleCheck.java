package io.mazurka.audit.checks;

import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.audit.CycleAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.List;
import java.util.stream.IntStream;

/** Checks the claims of a reduction about cycles. */
public final class CycleCheck {

  private final ExplicitGraph edges;
  private final StubbornReduction reduction;
  private final Watch watch;
  private final Witnesses witnesses;

  public CycleCheck(AuditedGraph graph, StubbornReduction reduction, Watch watch) {
    this.edges = graph.edges();
    this.reduction = reduction;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
  }

  /**
   * Checks that the reduction calls every transition on a cycle repeatable. If the reduction needs
   * no cycle proviso, it also checks, for temporal properties, that every cycle has a sticky
   * transition, and, for other properties, that there is no cycle if some transition is visible.
   */
  public void run(RunningCheck running) {
    watch.begin(running.name(), 1);
    CycleAudit audit = new CycleAudit(edges);
    audit.check(reduction::isRepeatable).forEach(found -> running.fail(witnesses.of(found)));
    if (reduction.contract().needsProviso()) {
      running.count(edges.firstEdge(edges.states()));
      running.finish();
      return;
    }
    if (reduction.contract().isTemporal()) {
      checkSticky(running);
    } else if (IntStream.range(0, edges.transitions()).anyMatch(reduction::isVisible)) {
      audit.check(transition -> false).stream()
          .limit(1)
          .forEach(
              found ->
                  running.fail(
                      witnesses.of(
                          "no cycle proviso is thought necessary, but %s is on a cycle"
                              .formatted(witnesses.name(found.first())),
                          List.of(found.first()),
                          found.state())));
    }
    running.count(edges.firstEdge(edges.states()));
    running.finish();
  }

  private void checkSticky(RunningCheck running) {
    ExplicitGraph.Builder others = new ExplicitGraph.Builder(edges.transitions());
    for (int state = 0; state < edges.states(); state++) {
      for (int edge = edges.firstEdge(state); edge < edges.firstEdge(state + 1); edge++) {
        if (!reduction.isSticky(edges.transition(edge))) {
          others.edge(state, edges.transition(edge), edges.target(edge));
        }
      }
    }
    new CycleAudit(others.build())
        .check(transition -> false).stream()
            .limit(1)
            .forEach(
                found ->
                    running.fail(
                        witnesses.of(
                            "%s is on a cycle without a sticky transition"
                                .formatted(witnesses.name(found.first())),
                            List.of(found.first()),
                            found.state())));
  }
}
