package io.mazurka.protocols.engine.time;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import java.util.List;

/**
 * Which steps are units of time, and for which ones time has to wait. Shared between workers.
 *
 * <p>Time waits for a step that is declared prompt, and for one that waits for a timer as soon as
 * this timer is due.
 */
public final class Urgency {

  /** Kinds of transitions. */
  private static final byte FREE = 0;

  private static final byte PROMPT = 1;
  private static final byte AWAITING = 2;
  private static final byte PASSING = 3;

  private final byte[] kinds;
  private final int[] owners;
  private final int[] timers;

  /** Per process, the timers that are due in each value of its slot, as bits. */
  private final NumberMemo[] due;

  /**
   * @param steps per transition, what it has to do with time
   * @param owners per transition, its process
   */
  public Urgency(Layout layout, List<Timing> steps, int[] owners) {
    this.kinds = new byte[steps.size()];
    this.owners = owners.clone();
    this.timers = new int[steps.size()];
    for (int number = 0; number < kinds.length; number++) {
      timers[number] = steps.get(number).awaited().map(Timer::index).orElse(0);
      kinds[number] = kind(steps.get(number));
    }
    List<Component> components = layout.components();
    this.due = new NumberMemo[layout.processes().size()];
    for (int process = 0; process < due.length; process++) {
      Component component = components.get(process);
      due[process] = new NumberMemo(value -> due(component.observed(component.observation(value))));
    }
  }

  private static byte kind(Timing timing) {
    if (timing.passes()) {
      return PASSING;
    }
    return timing.prompt() ? PROMPT : timing.awaited().isPresent() ? AWAITING : FREE;
  }

  private static int due(Object local) {
    return local instanceof TimedState timed ? timed.due() : 0;
  }

  /** Whether the transition is a unit of time for its process. */
  boolean passes(int transition) {
    return kinds[transition] == PASSING;
  }

  /** Whether a step of the transition, which is possible in a state, lets no time pass. */
  boolean stopsTime(int transition, int[] state) {
    return kinds[transition] != FREE && stopsTime(transition, state[owners[transition]]);
  }

  /** Whether a possible step of the transition lets no time pass; its process has this value. */
  public boolean stopsTime(int transition, int value) {
    return switch (kinds[transition]) {
      case PROMPT -> true;
      case AWAITING -> (due[owners[transition]].of(value) >> timers[transition] & 1) == 1;
      default -> false;
    };
  }
}
