package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Planner;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Sequence;

/**
 * Keeps a set of events to explore from each state: a race is reversed by one that can begin the
 * reversing sequence. With sleep sets these are source sets (Abdulla, Aronis, Jonsson and Sagonas
 * 2017). Without, it is dynamic reduction as first published (Flanagan and Godefroid 2005): only
 * what leads to the later event counts as the sequence.
 *
 * <p>Something asleep that is independent of the sequence does not stand for it, unlike with wakeup
 * trees: what comes later may depend on it, and then nobody would come back here.
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
