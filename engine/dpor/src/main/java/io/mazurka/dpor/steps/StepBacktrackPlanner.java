package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Sequence;

/**
 * A planner of events that begin reversing sequences: a race is reversed by an event that can begin
 * the sequence. With sleep sets the lists of events to explore are source sets (Abdulla, Aronis,
 * Jonsson and Sagonas 2017). Dynamic reduction as first published (Flanagan and Godefroid 2005) has
 * only those events in the sequence that lead to the later event; without sleep sets this is figure
 * 3, and with sleep sets its repaired form, since all races are looked at.
 *
 * <p>With wakeup trees a sequence need not be explored if a sleeping event is independent of it.
 * Here that would be wrong: a later event may depend on the sleeping event, and then nothing would
 * bring the exploration back to this state.
 */
class StepBacktrackPlanner extends StepListPlanner {

  private final Races races;
  private final boolean shortSequences;

  StepBacktrackPlanner(StepStack stack, boolean sleepSets, boolean shortSequences) {
    super(stack, sleepSets);
    this.races = new StepRaces(stack);
    this.shortSequences = shortSequences;
  }

  @Override
  public final void enter() {
    long first = stack.anyAwake();
    if (first != Dependence.NONE) {
      stack.top().backtrack.add(first);
    }
  }

  @Override
  public final void end(RunEnd end) {
    races.reverse(this::reverse);
  }

  private void reverse(int earlier, Sequence sequence) {
    if (shortSequences) {
      sequence.shorten();
    }
    reverse(stack.node(earlier), sequence);
  }

  /** Sees to it that the race of the event taken from {@code node} is reversed. */
  void reverse(StepNode node, Sequence sequence) {
    if (!sequence.canBeginWithOneOf(node.sleep()) && !sequence.canBeginWithOneOf(node.backtrack)) {
      node.backtrack.add(sequence.event(0));
    }
  }
}
