package io.mazurka.testkit;

/**
 * Builds the system that a plan describes and reports the outcome to a trial. An exception counts
 * as a difference.
 */
public interface Experiment<P> {

  /** Runs the experiment, which must depend only on the plan and the seed of the trial. */
  void run(P plan, Trial trial) throws Exception;
}
