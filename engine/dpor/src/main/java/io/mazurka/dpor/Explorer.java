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
import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.dpor.tree.Planner;
import io.mazurka.dpor.tree.Stack;
import io.mazurka.kernel.InvalidOptionException;
import org.jspecify.annotations.Nullable;

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
  private @Nullable Scout worker;
  private Tally before = Tally.none();

  /** An event that was chosen before and is to be explored next, or none. */
  private long again = Dependence.NONE;

  private long traces;
  private long blockedRuns;
  private long cutRuns;
  private long events;
  private int depth;

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
    explore(choose());
    return tally();
  }

  /** Explores from the last state, where {@code first} is explored next. */
  void explore(long first) {
    long choice = first;
    while (visit(choice)) {
      choice = again == Dependence.NONE ? choose() : again;
      again = Dependence.NONE;
    }
  }

  /** Explores {@code event} next, which was chosen before. */
  void exploreNext(long event) {
    again = event;
  }

  /** Explores a branch of the last state; returns whether to go on. */
  private boolean visit(long choice) {
    if (choice != Dependence.NONE && worker != null && worker.settles()) {
      return worker.goesOn();
    }
    if (choice != Dependence.NONE) {
      stack.run(choice, this::proceed);
    }
    if (going && stack.top().explored() == 0) {
      endRun();
    }
    return worker == null ? leave(0) : worker.leaves();
  }

  /**
   * Leaves the last state, unless it is the one after {@code base} events or nothing more is to be
   * explored; returns whether it did.
   */
  boolean leave(int base) {
    if (!going || stack.length() == base) {
      return false;
    }
    stack.pop(sleepSets);
    return true;
  }

  /** Lets {@code other} share what is explored with others. */
  void share(Scout other) {
    worker = other;
  }

  /** Goes on with these figures; {@code on} says whether there is more to explore. */
  void goOn(Tally figures, boolean on) {
    before = figures;
    traces = 0;
    blockedRuns = 0;
    cutRuns = 0;
    events = 0;
    depth = 0;
    going = on;
  }

  /** Adds the figures of what others have explored; {@code on} as above. */
  void add(Tally figures, boolean on) {
    before = before.and(figures);
    going &= on;
  }

  /** Enters the next state on the way to a branch, without taking the event. */
  void follow(long event, OptimalPlanner optimal) {
    events += stack.counts(event) ? 1 : 0;
    stack.push(event, sleepSets);
    optimal.enterUntaken();
    going = listener.entered();
  }

  /**
   * Whether the exploration ended because nothing was left to explore, not because the listener
   * stopped it.
   */
  public boolean isFinished() {
    return going;
  }

  void enter() {
    planner.enter();
    going = listener.entered();
  }

  long choose() {
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

  Stack<?> stack() {
    return stack;
  }

  /** The planner, if several workers can share what it plans. */
  @Nullable OptimalPlanner optimal() {
    return planner instanceof OptimalPlanner optimal ? optimal : null;
  }

  int mostEvents() {
    return mostEvents;
  }

  /** The figures so far. */
  public Tally tally() {
    return before.and(
        new Tally(traces, blockedRuns, cutRuns, events, depth, planner.mostPlanned()));
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
  }
}
