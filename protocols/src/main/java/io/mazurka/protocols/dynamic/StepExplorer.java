package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.dynamic.KnownTree;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.dynamic.execution.RunEnd;

/**
 * Runs executions from one initial state, depth first, until the planner has nothing left to
 * explore or the listener has seen enough.
 */
public final class StepExplorer {

  private final Run run;
  private final StepPlanner planner;
  private final StepRaces races;
  private final int mostEvents;
  private final StepRunListener listener;
  private long traces;
  private long blockedRuns;
  private long cutRuns;
  private long events;
  private int depth;
  private long mostPlanned;

  /** An explorer whose runs have at most {@code mostEvents} events. */
  public StepExplorer(
      EventSystem system,
      int[] initial,
      Planning planning,
      int mostEvents,
      StepRunListener listener) {
    this.run = new Run(system, initial);
    this.planner = planning.planner(run);
    this.races = new StepRaces(run, planner);
    this.mostEvents = mostEvents;
    this.listener = listener;
  }

  /** Explores. Whether nothing is left. */
  public boolean explore() {
    boolean going = enter();
    while (going) {
      StepNode node = run.top();
      StepEvent choice = mayGoOn() ? planner.choose(node) : null;
      if (choice != null) {
        events += run.system().isStep(choice) ? 1 : 0;
        run.push(choice);
        going = enter();
        continue;
      }
      if (node.explored == 0) {
        going = end(node);
      }
      if (run.length() == 0) {
        return going;
      }
      run.pop(planner.usesSleepSets());
    }
    return false;
  }

  private boolean mayGoOn() {
    return run.length() < mostEvents || run.steps() < mostEvents;
  }

  private boolean enter() {
    planner.enter(run.top());
    return listener.entered(run);
  }

  private boolean end(StepNode node) {
    RunEnd end = kindOfEnd(node);
    switch (end) {
      case COMPLETE -> traces++;
      case BLOCKED -> blockedRuns++;
      case CUT -> cutRuns++;
    }
    depth = Math.max(depth, run.steps());
    boolean going = listener.ended(end, run);
    races.reverseAll();
    mostPlanned = Math.max(mostPlanned, planner.planned());
    return going;
  }

  private RunEnd kindOfEnd(StepNode node) {
    for (int process = 0; process < run.system().processes(); process++) {
      if (!run.system().steps(process, node.state).isEmpty()) {
        return planner.anyAwake(node) == null ? RunEnd.BLOCKED : RunEnd.CUT;
      }
    }
    return RunEnd.COMPLETE;
  }

  /** The part of all executions that were run, where a run has just ended; an estimate. */
  public double explored() {
    KnownTree tree = new KnownTree();
    for (int position = 0; position < run.length(); position++) {
      StepNode node = run.node(position);
      tree.descend(node.explored - 1, planner.ahead(node));
    }
    return tree.explored();
  }

  /** The figures so far. */
  public Tally tally() {
    return new Tally(traces, blockedRuns, cutRuns, events, depth, mostPlanned);
  }
}
