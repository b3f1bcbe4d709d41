package io.mazurka.dpor.steps;

import io.mazurka.dpor.tree.Sequence;

/**
 * Figure 4 of Flanagan and Godefroid (2005) for steps: a race is reversed by the racing step. If
 * that is not possible yet in the state before the race, all steps are explored from there.
 */
final class RacingStepPlanner extends StepBacktrackPlanner {

  RacingStepPlanner(StepStack stack) {
    super(stack, false, true);
  }

  @Override
  void reverse(StepNode node, Sequence sequence) {
    if (sequence.size() == 1) {
      add(node, sequence.event(0));
      return;
    }
    for (int process = 0; process < stack.model().processes(); process++) {
      for (long event : stack.model().steps(process, node.state)) {
        add(node, event);
      }
    }
  }

  private void add(StepNode node, long event) {
    if (!node.backtrack.has(event, stack.model())) {
      node.backtrack.add(event);
    }
  }
}
