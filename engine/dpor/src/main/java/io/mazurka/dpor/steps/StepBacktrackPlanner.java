package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Planner;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Sequence;

/**
 * A planner that keeps a list of events to explore from each state: a race is reversed by an event
 * that can begin the reversing sequence. With sleep sets the lists are source sets (Abdulla,
 * Aronis, Jonsson and Sagonas 2017). Without sleep sets this is dynamic reduction as first
 * published (Flanagan and Godefroid 2005): the sequence has only the events that lead to the later
 * event.
 *
 * <p>With wakeup trees a sequence need not be explored if a sleeping event is independent of it.
 * Here that would be wrong: a later event may depend on the sleeping event, and then nothing would
 * bring the exploration back to this state.
 */
final class StepBacktrackPlanner extends Planner {

  private final StepStack stack;
  private final Races races;
  private final boolean sleepSets;

  StepBacktrackPlanner(StepStack stack, boolean sleepSets) {
    this.stack = stack;
    this.races = new StepRaces(stack);
    this.sleepSets = sleepSets;
  }

  @Override
  public boolean usesSleepSets() {
    return sleepSets;
  }

  @Override
  public void enter() {
    long first = stack.anyAwake();
    if (first != Dependence.NONE) {
      stack.top().backtrack.add(first);
    }
  }

  @Override
  public long choose() {
    StepNode node = stack.top();
    return node.next < node.backtrack.size() ? node.backtrack.get(node.next++) : Dependence.NONE;
  }

  @Override
  public int ahead(int position) {
    StepNode node = stack.node(position);
    return node.backtrack.size() - node.next;
  }

  @Override
  public void end(RunEnd end) {
    races.reverse(this::reverse);
  }

  private void reverse(int earlier, Sequence sequence) {
    StepNode node = stack.node(earlier);
    if (!sleepSets) {
      sequence.shorten();
    }
    if (!sequence.canBeginWithOneOf(node.sleep()) && !sequence.canBeginWithOneOf(node.backtrack)) {
      node.backtrack.add(sequence.event(0));
    }
  }
}
