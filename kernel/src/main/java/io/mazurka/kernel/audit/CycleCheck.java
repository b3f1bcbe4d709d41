package io.mazurka.kernel.audit;

import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.audit.CycleAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.List;
import java.util.stream.IntStream;

/** Checks what a reduction says of cycles. */
final class CycleCheck {

  private final ExplicitGraph edges;
  private final StubbornReduction reduction;
  private final Watch watch;
  private final Witnesses witnesses;

  CycleCheck(StateGraph graph, StubbornReduction reduction, Watch watch) {
    this.edges = graph.edges();
    this.reduction = reduction;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
  }

  /** On each cycle: only what may be part of one, and none if no proviso is thought necessary. */
  void run(RunningCheck running) {
    watch.begin(running.name(), 1);
    CycleAudit audit = new CycleAudit(edges);
    audit.check(reduction::isRepeatable).forEach(found -> running.fail(witnesses.of(found)));
    boolean matters =
        !reduction.contract().needsProviso()
            && IntStream.range(0, edges.transitions()).anyMatch(reduction::isVisible);
    if (matters) {
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
}
