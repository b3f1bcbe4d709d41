package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.EventList;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Explores every possible step. If states are matched, each comes with the steps that were asleep
 * whenever it was entered and so were never explored from there (Godefroid 1996); when it is
 * entered again, only those of them are explored that are awake now.
 */
final class FullStepPlanner extends StepListPlanner {

  /** The steps that were never explored from the states entered so far; null without matching. */
  private final @Nullable Map<IntBuffer, EventList> unexplored;

  FullStepPlanner(StepStack stack, boolean sleepSets, boolean matching) {
    super(stack, sleepSets);
    this.unexplored = matching ? new HashMap<>() : null;
  }

  @Override
  public void enter() {
    StepNode node = stack.top();
    EventList before = unexplored == null ? null : unexplored.get(IntBuffer.wrap(node.state));
    if (before != null) {
      wakeExplored(node, before);
    }
    for (int process = 0; process < stack.model().processes(); process++) {
      for (long event : stack.model().steps(process, node.state)) {
        boolean open = before == null || before.has(event, stack.model());
        if (open && !node.isAsleep(event, stack.model())) {
          node.backtrack.add(event);
        }
      }
    }
    if (unexplored != null) {
      EventList asleep = new EventList();
      asleep.addAll(node.sleep());
      unexplored.put(IntBuffer.wrap(node.state.clone()), asleep);
    }
  }

  /** Wakes the steps that were explored from the same state before. */
  private void wakeExplored(StepNode node, EventList before) {
    for (int index = node.sleep().size() - 1; index >= 0; index--) {
      if (!before.has(node.sleep().get(index), stack.model())) {
        node.sleep().remove(index);
      }
    }
  }

  @Override
  public void end(RunEnd end) {}
}
