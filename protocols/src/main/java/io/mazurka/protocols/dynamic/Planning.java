package io.mazurka.protocols.dynamic;

/** The choice of the executions that are run. */
public enum Planning {
  /** At least one for each trace, without sleep sets. */
  CLASSIC("classic dynamic partial-order reduction of steps"),
  /** One for each trace, and some that are given up: source sets. */
  SOURCE("dynamic partial-order reduction of steps with source sets"),
  /** Exactly one for each trace: wakeup trees. */
  OPTIMAL("optimal dynamic partial-order reduction of steps");

  private final String description;

  Planning(String description) {
    this.description = description;
  }

  /** The name of the planning for reports. */
  public String description() {
    return description;
  }

  StepPlanner planner(Run run) {
    return switch (this) {
      case CLASSIC -> new StepBacktrackPlanner(run, false);
      case SOURCE -> new StepBacktrackPlanner(run, true);
      case OPTIMAL -> new StepOptimalPlanner(run);
    };
  }
}
