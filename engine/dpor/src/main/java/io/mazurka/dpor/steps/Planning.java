package io.mazurka.dpor.steps;

import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.dpor.tree.Planner;

/**
 * Says which executions of steps an exploration runs. A trace is a class of executions that differ
 * only in the order of independent steps.
 */
public enum Planning {
  /** At least one execution for each trace, without sleep sets. */
  CLASSIC("classic dynamic partial-order reduction of steps"),
  /** One execution for each trace, and further runs that are given up: source sets. */
  SOURCE("dynamic partial-order reduction of steps with source sets"),
  /** Exactly one execution for each trace: wakeup trees. */
  OPTIMAL("optimal dynamic partial-order reduction of steps");

  private final String description;

  Planning(String description) {
    this.description = description;
  }

  /** The name of the planning for reports. */
  public String description() {
    return description;
  }

  /** A planner of this kind. */
  public Planner planner(StepStack stack) {
    return switch (this) {
      case CLASSIC -> new StepBacktrackPlanner(stack, false);
      case SOURCE -> new StepBacktrackPlanner(stack, true);
      case OPTIMAL -> new OptimalPlanner(stack, new StepRaces(stack));
    };
  }
}
