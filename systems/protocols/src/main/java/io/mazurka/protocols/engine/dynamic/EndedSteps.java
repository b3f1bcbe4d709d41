package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.EventModel;
import java.util.Arrays;
import java.util.List;

/**
 * A protocol in which mishaps come to an end. Executions may do without mishaps, so some end where
 * only mishaps are possible; but such a state need not be on the way of an execution in which one
 * happens, as independent steps are taken in one order alone. So somebody decides, once, that
 * nothing goes wrong any more: an event that depends on every mishap and on nothing else. Whatever
 * ends in this system ends where an execution may end, and nowhere else.
 *
 * <p>Whether it was decided is the last number of a state.
 */
final class EndedSteps implements EventModel {

  private final EventModel steps;
  private final NumberedSteps events;
  private final long end;

  EndedSteps(EventModel steps, NumberedSteps events) {
    this.steps = steps;
    this.events = events;
    this.end = events.number(StepEvent.end(steps.processes()));
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
  public long[] steps(int process, int[] state) {
    boolean ended = state[state.length - 1] > 0;
    if (process == steps.processes()) {
      return ended ? new long[0] : new long[] {end};
    }
    long[] possible = steps.steps(process, state);
    return ended ? Arrays.stream(possible).filter(one -> !dependent(one, end)).toArray() : possible;
  }

  @Override
  public int process(long event) {
    return events.get(event).process();
  }

  @Override
  public void take(long event, int[] state) {
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
  public boolean dependent(long first, long second) {
    return events.dependent(first, second);
  }

  @Override
  public boolean same(long first, long second) {
    return events.same(first, second);
  }

  @Override
  public boolean isStep(long event) {
    return event != end;
  }

  @Override
  public int index(long event, int[] state) {
    return steps.index(event, state);
  }
}
