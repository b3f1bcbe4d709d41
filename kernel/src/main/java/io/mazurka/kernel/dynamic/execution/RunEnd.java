package io.mazurka.kernel.dynamic.execution;

/** How one run of an execution ended. */
public enum RunEnd {
  /** No thread can do anything more. */
  COMPLETE,
  /** Everything that could be done now is asleep: the run repeats a trace explored before. */
  BLOCKED,
  /** It reached the limit of events in one run. */
  CUT
}
