package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.Nullable;

/**
 * Optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas 2017): each race is
 * reversed by a whole sequence of events, planned in a wakeup tree, unless something asleep shows
 * that it was explored already. So there is exactly one execution for each trace.
 */
final class StepOptimalPlanner extends StepPlanner {

  private long planned;

  StepOptimalPlanner(Run run) {
    super(run);
  }

  @Override
  boolean usesSleepSets() {
    return true;
  }

  @Override
  long planned() {
    return planned;
  }

  @Override
  int ahead(StepNode node) {
    return plan(node).size() - 1;
  }

  @Override
  void enter(StepNode node) {
    int length = run.length();
    node.plan = length == 0 ? new PlannedEvent(null) : plan(run.node(length - 1)).first();
  }

  private static PlannedEvent plan(StepNode node) {
    if (node.plan == null) {
      throw new IllegalStateException("a state on the stack has no plan");
    }
    return node.plan;
  }

  @Override
  @Nullable StepEvent choose(StepNode node) {
    PlannedEvent plan = plan(node);
    if (node.explored > 0) {
      plan.removeFirst();
      planned--;
    } else if (plan.isLeaf()) {
      StepEvent any = anyAwake(node);
      if (any != null) {
        plan.append(new PlannedEvent(any));
        planned++;
      }
    }
    PlannedEvent first = plan.first();
    return first == null ? null : first.event();
  }

  @Override
  void reverse(StepNode node, StepSequence sequence) {
    if (!sequence.canFollowOneOf(node.sleep)) {
      planned += plan(node).insert(sequence);
    }
  }
}
