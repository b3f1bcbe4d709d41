package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import java.io.Serializable;
import java.util.List;

/** Someone who runs supersteps over all partitions of a job, from the first one on. */
public interface Superstepper extends AutoCloseable {

  /**
   * Runs one superstep and delivers its messages to the next one.
   *
   * @param order what each partition does
   * @return a report of each partition, in the order of their numbers; none if the run was told to
   *     end before the superstep did: then it is as if there had been none
   */
  List<StepReport> step(StepOrder order);

  /** Asks each partition, as it is after the last superstep; answers in the order of numbers. */
  <T extends Serializable> List<T> ask(Question<T> question);

  /** Keeps what another run needs to go on, if that is wanted: this one ends early. */
  void keep();

  /** Gives up what it holds. */
  @Override
  void close();
}
