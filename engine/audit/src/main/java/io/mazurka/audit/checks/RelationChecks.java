package io.mazurka.audit.checks;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.audit.ConditionalEnablingAudit;
import io.mazurka.lpor.audit.ConflictGraph;
import io.mazurka.lpor.audit.InterferenceAudit;
import io.mazurka.lpor.audit.RelationViolation;
import io.mazurka.lpor.audit.StubbornSetAudit.Finding;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Checks what a reduction says of transitions in each state: all that stubborn sets are made of.
 */
public final class RelationChecks {

  private final AuditedGraph graph;
  private final Watch watch;
  private final Witnesses witnesses;
  private final IntFunction<StateRelations> relations;

  public RelationChecks(AuditedGraph graph, StubbornReduction reduction, Watch watch) {
    this.graph = graph;
    this.watch = watch;
    this.witnesses = new Witnesses(graph);
    LocatedRelations located = reduction.relations();
    this.relations =
        state -> {
          located.moveTo(graph.state(state));
          return located;
        };
  }

  /** In each state and for each enabled transition: what it is said to interfere with. */
  public void interference(ConflictGraph conflicts, int limit, RunningCheck running) {
    InterferenceAudit audit = new InterferenceAudit(conflicts, relations, limit);
    forEachTransition(
        running,
        transition -> {
          Finding finding = audit.check(transition);
          report(finding.violations(), running);
          if (!finding.complete()) {
            running.leaveOut();
          }
          return true;
        });
  }

  /** In each state and for each disabled transition: every set said to be needed to enable it. */
  public void enabling(RunningCheck running) {
    ConditionalEnablingAudit audit = new ConditionalEnablingAudit(graph.edges(), relations);
    forEachTransition(
        running,
        transition -> {
          report(audit.check(transition), running);
          return false;
        });
  }

  /** Runs a check on each transition, which answers whether it is about enabled states. */
  private void forEachTransition(RunningCheck running, IntPredicate check) {
    int transitions = graph.edges().transitions();
    watch.begin(running.name(), transitions);
    for (int transition = 0; transition < transitions; transition++) {
      watch.pause(transition);
      boolean whenEnabled = check.test(transition);
      for (int state = 0; state < graph.edges().expanded(); state++) {
        running.count(graph.edges().isEnabled(state, transition) == whenEnabled ? 1 : 0);
      }
    }
    running.finish();
  }

  private void report(List<RelationViolation> violations, RunningCheck running) {
    violations.forEach(violation -> running.fail(witnesses.of(violation)));
  }
}
