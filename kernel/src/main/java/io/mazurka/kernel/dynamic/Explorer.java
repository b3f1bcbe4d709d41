package io.mazurka.kernel.dynamic;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.Conflicts;

/**
 * Runs an execution again and again, depth first, until the planner has nothing left to explore or
 * the listener has seen enough.
 */
public final class Explorer {

  private final Stack stack;
  private final Planner planner;
  private final boolean sleepSets;
  private final int mostEvents;
  private final RunListener listener;
  private long traces;
  private long blockedRuns;
  private long cutRuns;
  private long events;
  private int depth;
  private long mostPlanned;

  Explorer(Stack stack, Planner planner, int mostEvents, RunListener listener) {
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
        && published.variant() == Classic.LAST_ACCESS) {
      throw new InvalidOptionException(
          "dynamic reduction by last accesses knows no reads that commute; it needs --conflicts all");
    }
    Stack stack = new Stack(execution, conflicts);
    return new Explorer(stack, planner(strategy, stack), mostEvents, listener);
  }

  private static Planner planner(Strategy strategy, Stack stack) {
    if (strategy instanceof Strategy.Full full) {
      return new FullPlanner(stack, full);
    }
    if (strategy instanceof Strategy.Published published) {
      return new ClassicPlanner(stack, published, false);
    }
    if (strategy instanceof Strategy.Optimal) {
      return new OptimalPlanner(stack);
    }
    return new SourcePlanner(stack, strategy instanceof Strategy.Repaired);
  }

  /** Explores, and returns the figures. */
  public Tally run() {
    boolean going = true;
    planner.enter(stack.top());
    while (going) {
      long choice = choose();
      if (choice != Access.NONE) {
        descend(choice);
      }
      Node node = stack.top();
      if (node.explored == 0) {
        going = endRun(node);
      }
      if (stack.history().length() == 0) {
        break;
      }
      stack.pop(sleepSets);
    }
    return tally();
  }

  private long choose() {
    return stack.history().length() < mostEvents ? planner.choose(stack.top()) : Access.NONE;
  }

  /** Takes {@code first} and goes on until there is nothing to take. */
  private void descend(long first) {
    int depth = stack.history().length();
    if (stack.execution() instanceof GuidedExecution guided) {
      guided.take(depth, first, this::proceed);
      return;
    }
    for (long choice = first; choice != Access.NONE; depth++) {
      int thread = Access.thread(choice);
      choice = proceed(stack.execution().take(depth, thread, Access.alternative(choice)));
    }
  }

  /** An event was taken; what to take next. */
  private long proceed(long taken) {
    events++;
    stack.push(taken, sleepSets);
    planner.enter(stack.top());
    return choose();
  }

  /** The figures so far. */
  public Tally tally() {
    return new Tally(traces, blockedRuns, cutRuns, events, depth, mostPlanned);
  }

  /** The part of all executions that were run, where a run has just ended; an estimate. */
  public double explored() {
    KnownTree tree = new KnownTree();
    for (int event = 0; event < stack.history().length(); event++) {
      Node node = stack.node(event);
      tree.descend(node.explored - 1, planner.ahead(node));
    }
    return tree.explored();
  }

  private boolean endRun(Node node) {
    RunEnd end = kindOfEnd(node);
    switch (end) {
      case COMPLETE -> traces++;
      case BLOCKED -> blockedRuns++;
      case CUT -> cutRuns++;
    }
    depth = Math.max(depth, stack.history().length());
    boolean going = listener.ended(end, stack.history());
    planner.end(node, end);
    mostPlanned = Math.max(mostPlanned, planner.planned());
    return going;
  }

  private RunEnd kindOfEnd(Node node) {
    if (node.enabled == 0) {
      node.look(stack.execution());
    }
    if (node.enabled == 0) {
      return RunEnd.COMPLETE;
    }
    return stack.history().length() < mostEvents ? RunEnd.BLOCKED : RunEnd.CUT;
  }
}
