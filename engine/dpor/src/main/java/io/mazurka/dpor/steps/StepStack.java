package io.mazurka.dpor.steps;

import io.mazurka.dpor.execution.Clocks;
import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.execution.Guide;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Stack;
import io.mazurka.dpor.tree.WakeupTree;

/** The depth-first stack of an execution of steps, with its states. */
public final class StepStack extends Stack<StepNode> {

  private final EventModel model;
  private final Clocks clocks = new Clocks();
  private final int[] initial;

  public StepStack(EventModel model, int[] initial) {
    super(model, new StepNode(initial.clone()));
    this.model = model;
    this.initial = initial.clone();
  }

  public EventModel model() {
    return model;
  }

  @Override
  public long event(int position) {
    return node(position).taken();
  }

  /** The state before the event at a position, or the last state; valid until the run goes on. */
  public int[] state(int position) {
    return node(position).state;
  }

  /** Whether the event at position {@code earlier} happens before the event at {@code later}. */
  boolean happensBefore(int earlier, int later) {
    return clocks.happensBefore(earlier, later);
  }

  @Override
  public void run(long first, Guide guide) {
    for (long choice = first; choice != Dependence.NONE; ) {
      choice = guide.after(choice);
    }
  }

  @Override
  protected StepNode newNode() {
    return new StepNode(initial.clone());
  }

  @Override
  protected void append(long event, StepNode from, StepNode to) {
    int position = length();
    clocks.begin(position, model.process(event), -1);
    for (int earlier = position - 1; earlier >= 0; earlier--) {
      if (!clocks.happensBefore(earlier, position) && model.dependent(event(earlier), event)) {
        clocks.join(position, earlier);
      }
    }
    clocks.end(position);
    System.arraycopy(from.state, 0, to.state, 0, from.state.length);
    model.take(event, to.state);
  }

  @Override
  protected void removeLast() {}

  @Override
  public void planAny(WakeupTree plan) {
    long any = anyAwake();
    if (any != Dependence.NONE) {
      plan.append(any);
    }
  }

  /** The first event that is possible in the last state and not asleep, or none. */
  long anyAwake() {
    StepNode node = top();
    for (int process = 0; process < model.processes(); process++) {
      for (long event : model.steps(process, node.state)) {
        if (!node.isAsleep(event, model)) {
          return event;
        }
      }
    }
    return Dependence.NONE;
  }

  /**
   * Says, at the limit as well, that a run repeats a trace if every event of its last state is
   * asleep; before the limit, that is so whenever nothing is explored from a state.
   */
  @Override
  public RunEnd end(boolean atLimit) {
    for (int process = 0; process < model.processes(); process++) {
      if (model.steps(process, top().state).length > 0) {
        return !atLimit || anyAwake() == Dependence.NONE ? RunEnd.BLOCKED : RunEnd.CUT;
      }
    }
    return RunEnd.COMPLETE;
  }

  @Override
  public boolean counts(long event) {
    return model.isStep(event);
  }

  @Override
  public int counted() {
    int steps = 0;
    for (int position = 0; position < length(); position++) {
      steps += model.isStep(event(position)) ? 1 : 0;
    }
    return steps;
  }
}
