package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.EventModel;
import java.util.Arrays;
import java.util.List;

/**
 * A protocol with one more event: the decision that no mishap happens any more. No mishap has to
 * happen, so an execution may end in a state where only mishaps are possible. But dynamic reduction
 * takes independent steps in one order only, so a run in which a mishap happens need not pass
 * through such a state, and the end without the mishap could be missed. The decision depends on
 * every mishap and on nothing else. So the runs of this system end exactly where executions of the
 * protocol may end.
 *
 * <p>The last number of a state says whether the decision was made.
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
  public EventModel another() {
    return new EndedSteps(steps.another(), events);
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
