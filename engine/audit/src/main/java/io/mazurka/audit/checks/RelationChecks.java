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
 * Checks the claims about transitions that a reduction makes in each state and computes stubborn
 * sets from.
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

  /**
   * Checks, in each state and for each enabled transition, which transitions are said to interfere
   * with it.
   */
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

  /**
   * Checks, in each state and for each disabled transition, the sets that are said to be necessary
   * for enabling it.
   */
  public void enabling(RunningCheck running) {
    ConditionalEnablingAudit audit = new ConditionalEnablingAudit(graph.edges(), relations);
    forEachTransition(
        running,
        transition -> {
          report(audit.check(transition), running);
          return false;
        });
  }

  /**
   * Runs a check on each transition; the check returns whether it concerns the states in which the
   * transition is enabled, or the others.
   */
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
