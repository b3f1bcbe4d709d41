package io.mazurka.protocols.dynamic;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the races of a run: an event, and a step that is dependent on it and possible without it,
 * once all is done that does not happen after it. The step may be one that was taken later, or one
 * that the event ruled out: a process that consumed one message could have consumed another, also
 * one that was sent only later.
 *
 * <p>Where processes can rule out each other's steps (the last crash that is allowed), what was
 * done besides the event may have ruled out the step, too. Then it is looked for all along the way.
 */
final class StepRaces {

  private final Run run;
  private final StepPlanner planner;
  private final List<StepEvent> notAfter = new ArrayList<>();
  private final StepSequence sequence = new StepSequence();
  private final int[] state;

  StepRaces(Run run, StepPlanner planner) {
    this.run = run;
    this.planner = planner;
    this.state = new int[run.state(0).length];
  }

  /** Lets the planner reverse each race of the run. */
  void reverseAll() {
    for (int position = 0; position < run.length(); position++) {
      doWithout(position);
      reverse(position);
    }
  }

  /** Does all that does not happen after an event, without it. */
  private void doWithout(int position) {
    System.arraycopy(run.state(position), 0, state, 0, state.length);
    notAfter.clear();
    for (int later = position + 1; later < run.length(); later++) {
      if (!run.happensBefore(position, later)) {
        if (run.system().hasRivals()) {
          reverse(position);
        }
        notAfter.add(run.event(later));
        run.system().take(run.event(later), state);
      }
    }
  }

  /** Reverses the races of an event with what is possible after what was done without it. */
  private void reverse(int position) {
    StepEvent event = run.event(position);
    for (int process = 0; process < run.system().processes(); process++) {
      for (StepEvent other : run.system().steps(process, state)) {
        if (other.dependsOn(event) && !other.isSame(event)) {
          sequence.set(notAfter, other);
          planner.reverse(run.node(position), sequence);
        }
      }
    }
  }
}
