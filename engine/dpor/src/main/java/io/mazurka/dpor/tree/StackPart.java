package io.mazurka.dpor.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * The last part of a depth-first stack: some states and the events between them.
 *
 * @param nodes the states, from the uppermost one down
 * @param events the events that lead from each of them to the next
 */
public record StackPart(List<StackNode> nodes, List<Long> events) {

  /**
   * This part, in whose last state {@code event} is taken, the first one planned there, and then
   * {@code below}.
   */
  public StackPart then(long event, StackPart below) {
    List<StackNode> allNodes = new ArrayList<>(nodes);
    List<Long> allEvents = new ArrayList<>(events);
    StackNode last = allNodes.get(allNodes.size() - 1);
    last.take(event);
    WakeupTree leaf = last.plan == null ? null : last.plan.first();
    StackNode next = below.nodes.get(0);
    if (leaf != null && next.plan != null) {
      leaf.moveFrom(next.plan);
      next.plan = leaf;
    }
    last.branch = leaf;
    allNodes.addAll(below.nodes);
    allEvents.add(event);
    allEvents.addAll(below.events);
    return new StackPart(allNodes, allEvents);
  }
}
