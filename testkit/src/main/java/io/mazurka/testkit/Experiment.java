package io.mazurka.testkit;

/** Builds what a plan describes and tells a trial what came of it; whatever it throws differs. */
public interface Experiment<P> {

  /** Depends on nothing but the plan and the seed of the trial. */
  void run(P plan, Trial trial) throws Exception;
}
