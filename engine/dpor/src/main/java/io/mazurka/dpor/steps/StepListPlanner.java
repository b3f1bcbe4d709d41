package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.tree.Planner;

/** A planner that keeps a list of events to explore from each state, in order. */
abstract class StepListPlanner extends Planner {

  final StepStack stack;
  private final boolean sleepSets;

  StepListPlanner(StepStack stack, boolean sleepSets) {
    this.stack = stack;
    this.sleepSets = sleepSets;
  }

  @Override
  public final boolean usesSleepSets() {
    return sleepSets;
  }

  @Override
  public long choose() {
    StepNode node = stack.top();
    return node.next < node.backtrack.size() ? node.backtrack.get(node.next++) : Dependence.NONE;
  }

  @Override
  public final int ahead(int position) {
    StepNode node = stack.node(position);
    return node.backtrack.size() - node.next;
  }
}
