package io.mazurka.dpor.execution;

/** The way in which one run of an execution ended. */
public enum RunEnd {
  /** No thread can do anything more. */
  COMPLETE,
  /** Every enabled event is asleep: the run repeats a trace explored before. */
  BLOCKED,
  /** The run reached the limit of events. */
  CUT
}
