package io.mazurka.dpor;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.ThreadPlanner;
import io.mazurka.dpor.planning.ThreadStack;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.dpor.steps.StepStack;
import io.mazurka.dpor.tree.Planner;
import io.mazurka.dpor.tree.Stack;
import io.mazurka.kernel.InvalidOptionException;

/**
 * Runs an execution again and again, depth first, until the planner has nothing left to explore or
 * the listener has seen enough.
 */
public final class Explorer {

  private final Stack<?> stack;
  private final Planner planner;
  private final boolean sleepSets;
  private final int mostEvents;
  private final StackListener listener;
  private boolean going = true;
  private long traces;
  private long blockedRuns;
  private long cutRuns;
  private long events;
  private int depth;
  private long mostPlanned;

  Explorer(Stack<?> stack, Planner planner, int mostEvents, StackListener listener) {
    this.stack = stack;
    this.planner = planner;
    this.sleepSets = planner.usesSleepSets();
    this.mostEvents = mostEvents;
    this.listener = listener;
  }

  /** An explorer of {@code execution} whose runs have at most {@code mostEvents} events. */
  public static Explorer of(
      Execution execution,
      Strategy strategy,
      Conflicts conflicts,
      int mostEvents,
      RunListener listener) {
    if (conflicts != Conflicts.ALL
        && strategy instanceof Strategy.Published published
        && published.variant() == ClassicVariant.LAST_ACCESS) {
      throw new InvalidOptionException(
          "dynamic reduction by last accesses knows no reads that commute; it needs --conflicts all");
    }
    ThreadStack stack = new ThreadStack(execution, conflicts);
    return new Explorer(
        stack,
        ThreadPlanner.of(strategy, stack),
        mostEvents,
        end -> listener.ended(end, stack.history()));
  }

  /**
   * An explorer of steps whose runs have at most {@code mostEvents} events that count (see {@link
   * Stack#counts}).
   */
  public static Explorer of(
      StepStack stack, Planning planning, int mostEvents, StackListener listener) {
    return new Explorer(stack, planning.planner(stack), mostEvents, listener);
  }

  /** Explores, and returns the figures. */
  public Tally run() {
    enter();
    while (going) {
      long choice = choose();
      if (choice != Dependence.NONE) {
        stack.run(choice, this::proceed);
      }
      if (going && stack.top().explored() == 0) {
        endRun();
      }
      if (!going || stack.length() == 0) {
        break;
      }
      stack.pop(sleepSets);
    }
    return tally();
  }

  /**
   * Whether {@link #run} ended because nothing was left to explore, not because the listener
   * stopped it.
   */
  public boolean isFinished() {
    return going;
  }

  private void enter() {
    planner.enter();
    going = listener.entered();
  }

  private long choose() {
    return isAtLimit() ? Dependence.NONE : planner.choose();
  }

  private boolean isAtLimit() {
    return stack.length() >= mostEvents && stack.counted() >= mostEvents;
  }

  /** Notes that an event was taken; returns the event to take next. */
  private long proceed(long taken) {
    events += stack.counts(taken) ? 1 : 0;
    stack.push(taken, sleepSets);
    enter();
    return going ? choose() : Dependence.NONE;
  }

  /** The figures so far. */
  public Tally tally() {
    return new Tally(traces, blockedRuns, cutRuns, events, depth, mostPlanned);
  }

  /**
   * An estimate of the part of all executions that were run so far; asked when a run has just
   * ended.
   */
  public double explored() {
    KnownTree tree = new KnownTree();
    for (int position = 0; position < stack.length(); position++) {
      tree.descend(stack.node(position).explored() - 1, planner.ahead(position));
    }
    return tree.explored();
  }

  private void endRun() {
    RunEnd end = stack.end(isAtLimit());
    switch (end) {
      case COMPLETE -> traces++;
      case BLOCKED -> blockedRuns++;
      case CUT -> cutRuns++;
    }
    depth = Math.max(depth, stack.counted());
    going = listener.ended(end);
    planner.end(end);
    mostPlanned = Math.max(mostPlanned, planner.planned());
  }
}
