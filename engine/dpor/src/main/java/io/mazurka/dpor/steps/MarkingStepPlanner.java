package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.tree.EventList;
import io.mazurka.dpor.tree.Sequence;

/**
 * Figure 4 of Flanagan and Godefroid (2005) for steps, with the second optimisation of section 3:
 * where all steps would be explored, the step with the race is marked, and another persistent set
 * is begun with a step that was not explored from this state yet. A set that would come to need a
 * marked step is given up, too. Nothing more is explored from a state once some of the explored
 * steps are a set that needs no other step.
 */
final class MarkingStepPlanner extends StepBacktrackPlanner {

  /** The set that was built last. */
  private final EventList set = new EventList();

  MarkingStepPlanner(StepStack stack) {
    super(stack, false, true);
  }

  @Override
  void reverse(StepNode node, Sequence sequence) {
    node.demand(node.taken(), sequence.size() == 1 ? sequence.event(0) : Dependence.NONE);
  }

  @Override
  public long choose() {
    StepNode node = stack.top();
    if (node.next == node.backtrack.size()) {
      long event = missing(node);
      if (event == Dependence.NONE) {
        return event;
      }
      node.backtrack.add(event);
    }
    return super.choose();
  }

  /** A step to explore besides those that were explored; none if they suffice. */
  private long missing(StepNode node) {
    if (node.backtrack.size() == 0) {
      return Dependence.NONE;
    }
    long best = Dependence.NONE;
    for (int start = 0; start < node.backtrack.size(); start++) {
      if (close(node, node.backtrack.get(start))) {
        long missing = firstUnexplored(node);
        if (missing == Dependence.NONE) {
          return missing;
        }
        best = missing;
      }
    }
    return best == Dependence.NONE ? anyUnexplored(node) : best;
  }

  /** Builds the set that has {@code start} in it; returns whether it has no marked step. */
  private boolean close(StepNode node, long start) {
    set.clear();
    set.add(start);
    for (int member = 0; member < set.size(); member++) {
      for (int demand = 0; demand < node.demanding.size(); demand++) {
        if (stack.model().same(node.demanding.get(demand), set.get(member))) {
          long demanded = node.demanded.get(demand);
          if (demanded == Dependence.NONE) {
            return false;
          }
          if (!set.has(demanded, stack.model())) {
            set.add(demanded);
          }
        }
      }
    }
    return true;
  }

  private long firstUnexplored(StepNode node) {
    for (int member = 0; member < set.size(); member++) {
      if (!node.backtrack.has(set.get(member), stack.model())) {
        return set.get(member);
      }
    }
    return Dependence.NONE;
  }

  private long anyUnexplored(StepNode node) {
    for (int process = 0; process < stack.model().processes(); process++) {
      for (long event : stack.model().steps(process, node.state)) {
        if (!node.backtrack.has(event, stack.model())) {
          return event;
        }
      }
    }
    return Dependence.NONE;
  }
}
