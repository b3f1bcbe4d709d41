package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import java.io.Serializable;
import java.util.List;

/** Runs supersteps of all partitions of a job, from the first superstep on. */
public interface Superstepper extends AutoCloseable {

  /**
   * Runs one superstep and delivers its messages to the next one.
   *
   * @param order the work of each partition
   * @return a report of each partition, in the order of their numbers; an empty list if the run was
   *     told to end during the superstep, which then has no effect
   */
  List<StepReport> step(StepOrder order);

  /**
   * Asks each partition in its state after the last superstep; the answers are in the order of
   * their numbers.
   */
  <T extends Serializable> List<T> ask(Question<T> question);

  /**
   * Saves what another run needs to continue this one, which ends early, if the user wants that.
   */
  void keep();

  /** Releases all resources. */
  @Override
  void close();
}
