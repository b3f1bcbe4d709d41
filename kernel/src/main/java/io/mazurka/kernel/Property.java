package io.mazurka.kernel;

/** Something to find out about a system, by name: what a check can be asked for. */
public sealed interface Property permits StateProperty, TerminalDeadlock {

  /** The name under which every model can be asked for the absence of deadlocks. */
  String DEADLOCK = "deadlock";

  String name();

  Kind kind();

  /** The class of properties that a reduction must preserve for the verdict to be right. */
  PropertyClass needed();

  /** What it takes for the property to fail. */
  enum Kind {
    /** A reachable state that does not have the property. */
    INVARIANT,
    /** That no reachable state has the property. */
    GOAL,
    /** A reachable state in which the system is stuck. */
    DEADLOCK
  }
}
