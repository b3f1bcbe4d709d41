package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.EventSystem;
import io.mazurka.dpor.tree.EventList;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Reversal;
import io.mazurka.dpor.tree.Sequence;

/**
 * The races of an execution of steps: an event, and a step that is dependent on it and possible
 * without it, once all is done that does not happen after it. The step may be one that was taken
 * later, or one that the event ruled out: a process that consumed one message could have consumed
 * another, also one that was sent only later.
 *
 * <p>Where processes can rule out each other's steps (the last crash that is allowed), what was
 * done besides the event may have ruled out the step, too. Then it is looked for all along the way.
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

  /** Does all that does not happen after an event, without it. */
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

  /** Reverses the races of an event with what is possible after what was done without it. */
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
