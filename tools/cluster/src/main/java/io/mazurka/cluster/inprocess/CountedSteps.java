package io.mazurka.cluster.inprocess;

import io.mazurka.cluster.loop.Question;
import io.mazurka.cluster.loop.Superstepper;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import java.io.Serializable;
import java.util.List;

/** Runs supersteps and counts those of the search, with their explorations and messages. */
final class CountedSteps implements Superstepper {

  private final Superstepper steps;
  private long supersteps;
  private long messages;
  private long explorations;

  CountedSteps(Superstepper steps) {
    this.steps = steps;
  }

  @Override
  public List<StepReport> step(StepOrder order) {
    List<StepReport> reports = steps.step(order);
    if (order.product() == null) {
      supersteps++;
      messages += reports.stream().mapToLong(StepReport::sent).sum();
      explorations = reports.stream().mapToLong(StepReport::expansions).sum();
    }
    return reports;
  }

  @Override
  public <T extends Serializable> List<T> ask(Question<T> question) {
    return steps.ask(question);
  }

  @Override
  public void keep() {
    steps.keep();
  }

  @Override
  public void close() {
    steps.close();
  }

  long supersteps() {
    return supersteps;
  }

  /** How many states were sent to another partition. */
  long messages() {
    return messages;
  }

  /** How often a state was expanded. */
  long explorations() {
    return explorations;
  }
}
