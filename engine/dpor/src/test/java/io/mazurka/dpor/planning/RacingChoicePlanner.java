package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;

/**
 * What is not offered: sleep sets and all races, but the choice of figure 4, which is the racing
 * thread if that is enabled, and else all threads.
 */
public final class RacingChoicePlanner extends BacktrackPlanner {

  private final EventRaces races;

  public RacingChoicePlanner(ThreadStack stack) {
    super(stack, true);
    this.races = new EventRaces(stack);
  }

  @Override
  public void enter() {
    int last = stack.length() - 1;
    if (last >= 0) {
      races.findOf(last);
      long thread = 1L << PackedEvent.thread(stack.history().access(last));
      for (int race = 0; race < races.count(); race++) {
        ThreadNode node = stack.node(races.earlier(race));
        node.backtrack |= (node.enabled & thread) == 0 ? node.enabled : thread;
      }
    }
    ThreadNode node = stack.top();
    node.look(stack.execution());
    node.backtrack = lowestAwake(node, node.enabled);
  }

  @Override
  public void end(RunEnd end) {}
}
