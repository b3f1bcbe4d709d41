package io.mazurka.kernel.dynamic;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.dynamic.execution.Execution;
import io.mazurka.kernel.dynamic.execution.GuidedExecution;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import io.mazurka.kernel.dynamic.execution.RunEnd;
import io.mazurka.kernel.dynamic.planning.ClassicVariant;
import io.mazurka.kernel.dynamic.planning.Conflicts;
import io.mazurka.kernel.dynamic.planning.Planner;
import io.mazurka.kernel.dynamic.planning.Stack;
import io.mazurka.kernel.dynamic.planning.StackNode;
import io.mazurka.kernel.dynamic.planning.Strategy;

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
        && published.variant() == ClassicVariant.LAST_ACCESS) {
      throw new InvalidOptionException(
          "dynamic reduction by last accesses knows no reads that commute; it needs --conflicts all");
    }
    Stack stack = new Stack(execution, conflicts);
    return new Explorer(stack, Planner.of(strategy, stack), mostEvents, listener);
  }

  /** Explores, and returns the figures. */
  public Tally run() {
    boolean going = true;
    planner.enter(stack.top());
    while (going) {
      long choice = choose();
      if (choice != PackedEvent.NONE) {
        descend(choice);
      }
      StackNode node = stack.top();
      if (node.explored() == 0) {
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
    return stack.history().length() < mostEvents ? planner.choose(stack.top()) : PackedEvent.NONE;
  }

  /** Takes {@code first} and goes on until there is nothing to take. */
  private void descend(long first) {
    int depth = stack.history().length();
    if (stack.execution() instanceof GuidedExecution guided) {
      guided.take(depth, first, this::proceed);
      return;
    }
    for (long choice = first; choice != PackedEvent.NONE; depth++) {
      int thread = PackedEvent.thread(choice);
      choice = proceed(stack.execution().take(depth, thread, PackedEvent.alternative(choice)));
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
      StackNode node = stack.node(event);
      tree.descend(node.explored() - 1, planner.ahead(node));
    }
    return tree.explored();
  }

  private boolean endRun(StackNode node) {
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

  private RunEnd kindOfEnd(StackNode node) {
    if (!node.isEnabled()) {
      node.look(stack.execution());
    }
    if (!node.isEnabled()) {
      return RunEnd.COMPLETE;
    }
    return stack.history().length() < mostEvents ? RunEnd.BLOCKED : RunEnd.CUT;
  }
}
