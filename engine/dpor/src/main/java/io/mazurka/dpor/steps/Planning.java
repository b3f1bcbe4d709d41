package io.mazurka.dpor.steps;

import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.dpor.tree.Planner;

/**
 * Says which executions of steps an exploration runs. A trace is a class of executions that differ
 * only in the order of independent steps.
 */
public enum Planning {
  /**
   * At least one execution for each trace, without sleep sets: a race is reversed by a step that
   * leads to it.
   */
  CLASSIC("classic dynamic partial-order reduction of steps (figure 3)"),
  /**
   * The same, but a race is reversed by the racing step itself, or by all steps if that is not
   * possible yet.
   */
  RACING("classic dynamic partial-order reduction of steps (figure 4)"),
  /**
   * The same, but where all steps would be taken, the exploration of a state begins anew with one
   * other step.
   */
  MARKING("classic dynamic partial-order reduction of steps (figure 4 with marking)"),
  /** One execution for each trace: a race is reversed by a step that leads to it. */
  REPAIRED(
      "classic dynamic partial-order reduction of steps (figure 3) with sleep sets, repaired: it"
          + " looks at all races, not only at the last"),
  /** One execution for each trace, and further runs that are given up. */
  SLEEPING("sleep sets of steps, no dynamic reduction"),
  /** All states, each explored once; not every trace. */
  MATCHING("all executions of steps, states matched: every state, but not every trace"),
  /** All states, with fewer steps between them; not every trace. */
  SLEEPING_MATCHING(
      "sleep sets of steps, no dynamic reduction, states matched: every state, but not every trace"),
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

  /** Whether every trace is run. */
  public boolean keepsTraces() {
    return this != MATCHING && this != SLEEPING_MATCHING;
  }

  /** Whether explored steps sleep, so that no trace is run to its end twice. */
  public boolean sleeps() {
    return switch (this) {
      case CLASSIC, RACING, MARKING, MATCHING -> false;
      case REPAIRED, SLEEPING, SLEEPING_MATCHING, SOURCE, OPTIMAL -> true;
    };
  }

  /** A planner of this kind. */
  public Planner planner(StepStack stack) {
    return switch (this) {
      case CLASSIC, SOURCE, REPAIRED -> new StepBacktrackPlanner(stack, sleeps(), this != SOURCE);
      case RACING -> new RacingStepPlanner(stack);
      case MARKING -> new MarkingStepPlanner(stack);
      case SLEEPING -> new FullStepPlanner(stack, true, false);
      case MATCHING, SLEEPING_MATCHING -> new FullStepPlanner(stack, sleeps(), true);
      case OPTIMAL -> new OptimalPlanner(stack, new StepRaces(stack));
    };
  }
}
