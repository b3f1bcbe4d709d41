package io.mazurka.protocols.dynamic;

import java.util.Arrays;
import java.util.List;

/**
 * A system in which mishaps come to an end. Executions may do without mishaps, so some end where
 * only mishaps are possible; but such a state need not be on the way of an execution in which one
 * happens, as independent steps are taken in one order alone. So somebody decides, once, that
 * nothing goes wrong any more: an event that depends on every mishap and on nothing else. Whatever
 * ends in this system ends where an execution may end, and nowhere else.
 *
 * <p>Whether it was decided is the last number of a state.
 */
final class EndedSteps implements EventSystem {

  private final EventSystem steps;
  private final StepEvent end;

  EndedSteps(EventSystem steps) {
    this.steps = steps;
    this.end = StepEvent.end(steps.processes());
  }

  @Override
  public List<int[]> initialStates() {
    return steps.initialStates().stream()
        .map(state -> Arrays.copyOf(state, state.length + 1))
        .toList();
  }

  @Override
  public int processes() {
    return steps.processes() + 1;
  }

  @Override
  public List<StepEvent> steps(int process, int[] state) {
    boolean ended = state[state.length - 1] > 0;
    if (process == end.process()) {
      return ended ? List.of() : List.of(end);
    }
    List<StepEvent> possible = steps.steps(process, state);
    return ended ? possible.stream().filter(one -> !one.dependsOn(end)).toList() : possible;
  }

  @Override
  public void take(StepEvent event, int[] state) {
    if (isStep(event)) {
      steps.take(event, state);
    } else {
      state[state.length - 1] = 1;
    }
  }

  @Override
  public boolean hasRivals() {
    return true;
  }

  @Override
  public boolean isStep(StepEvent event) {
    return event.process() != end.process();
  }

  @Override
  public int index(StepEvent event, int[] state) {
    return steps.index(event, state);
  }
}
