package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.Nullable;

/**
 * Optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas 2017): each race is
 * reversed by a whole sequence of events, planned in a wakeup tree, unless something asleep shows
 * that it was explored already. So there is exactly one execution for each trace.
 */
final class OptimalPlanner extends Planner {

  private long planned;

  OptimalPlanner(Run run) {
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
  int ahead(Node node) {
    return plan(node).size() - 1;
  }

  @Override
  void enter(Node node) {
    int length = run.length();
    node.plan = length == 0 ? new PlannedEvent(null) : plan(run.node(length - 1)).first();
  }

  private static PlannedEvent plan(Node node) {
    if (node.plan == null) {
      throw new IllegalStateException("a state on the stack has no plan");
    }
    return node.plan;
  }

  @Override
  @Nullable Event choose(Node node) {
    PlannedEvent plan = plan(node);
    if (node.explored > 0) {
      plan.removeFirst();
      planned--;
    } else if (plan.isLeaf()) {
      Event any = anyAwake(node);
      if (any != null) {
        plan.append(new PlannedEvent(any));
        planned++;
      }
    }
    PlannedEvent first = plan.first();
    return first == null ? null : first.event();
  }

  @Override
  void reverse(Node node, Sequence sequence) {
    if (!sequence.canFollowOneOf(node.sleep)) {
      planned += plan(node).insert(sequence);
    }
  }
}
