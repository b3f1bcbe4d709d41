package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.EventSystem;
import io.mazurka.dpor.tree.EventList;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Reversal;
import io.mazurka.dpor.tree.Sequence;

/**
 * The races of an execution of steps. A race consists of an event and a step that is dependent on
 * the event, and that is possible if the event is left out and all later events are taken that do
 * not happen after it. The step may be one that was taken later, or one that the event ruled out: a
 * process that consumed one message could have consumed another, even one that was sent later.
 *
 * <p>Processes may rule out each other's steps; for example, only one of them may take the last
 * crash that is allowed. Then one of the later events may have ruled out the step. So in such
 * systems the step is looked for after each of the later events, not only after the last.
 */
final class StepRaces implements Races {

  private final StepStack stack;
  private final EventSystem system;
  private final EventList notAfter = new EventList();
  private final Sequence sequence;
  private final int[] state;

  StepRaces(StepStack stack) {
    this.stack = stack;
    this.system = stack.model();
    this.sequence = new Sequence(system);
    this.state = new int[stack.state(0).length];
  }

  @Override
  public void reverse(Reversal reversal) {
    for (int position = 0; position < stack.length(); position++) {
      doWithout(position, reversal);
      reverse(position, reversal);
    }
  }

  /**
   * Leaves out the event at {@code position} and takes all later events that do not happen after
   * it.
   */
  private void doWithout(int position, Reversal reversal) {
    System.arraycopy(stack.state(position), 0, state, 0, state.length);
    notAfter.clear();
    for (int later = position + 1; later < stack.length(); later++) {
      if (!stack.happensBefore(position, later)) {
        if (system.hasRivals()) {
          reverse(position, reversal);
        }
        notAfter.add(stack.event(later));
        system.take(stack.event(later), state);
      }
    }
  }

  /**
   * Reverses the races of the event at {@code position} with the steps that are possible in {@link
   * #state}.
   */
  private void reverse(int position, Reversal reversal) {
    long event = stack.event(position);
    for (int process = 0; process < system.processes(); process++) {
      for (long other : system.steps(process, state)) {
        if (system.dependent(other, event) && !system.same(other, event)) {
          sequence.clear();
          sequence.addAll(notAfter);
          sequence.add(other);
          reversal.reverse(position, sequence);
        }
      }
    }
  }
}
