package io.mazurka.kernel.dynamic;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.Conflicts;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Exploration;
import io.mazurka.kernel.search.Findings;
import io.mazurka.kernel.search.Pace;
import io.mazurka.kernel.search.Path;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchResult.Executions;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.kernel.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Works on a task by running executions, one after the other, as a strategy plans them. Invariants
 * are evaluated where a run ends, so they must be such that a violation lasts until then.
 */
public final class DynamicExploration implements Exploration {

  /** The most events in one run, unless the user says otherwise. */
  public static final int USUAL_DEPTH = 1_000;

  private final VisibleExecution execution;
  private final Strategy strategy;
  private final Conflicts conflicts;

  public DynamicExploration(VisibleExecution execution, Strategy strategy, Conflicts conflicts) {
    this.execution = execution;
    this.strategy = strategy;
    this.conflicts = conflicts;
  }

  @Override
  public SearchResult run(SearchTask task) {
    return new Run(task).result();
  }

  /** One exploration, and what it has seen so far. */
  private final class Run implements RunListener {

    private final SearchTask task;
    private final Explorer explorer;
    private final Findings findings;
    private final Pace pace;
    private @Nullable EndReason end;

    Run(SearchTask task) {
      this.task = task;
      this.findings = new Findings(task);
      this.pace = new Pace(task);
      int depth = task.limits().depth();
      int mostEvents = depth == Integer.MAX_VALUE ? USUAL_DEPTH : depth;
      this.explorer = Explorer.of(execution, strategy, conflicts, mostEvents, this);
    }

    SearchResult result() {
      Tally tally = explorer.run();
      if (end == null) {
        end = tally.cutRuns() == 0 ? EndReason.EXHAUSTED : EndReason.DEPTH_LIMIT;
      }
      return new SearchResult(
          end,
          new Statistics(
              tally.events() + 1,
              tally.events(),
              tally.traces(),
              findings.violatingStates(),
              -1,
              0),
          findings.first(),
          findings.violated(),
          Guarantee.exhaustive(),
          new Executions(tally.traces(), tally.blockedRuns(), tally.events(), tally.mostPlanned()));
    }

    @Override
    public boolean ended(RunEnd how, History history) {
      if (how != RunEnd.BLOCKED) {
        findings.enter(execution.state(), () -> path(task.system(), history));
        end = findings.end();
      }
      look();
      return end == null;
    }

    /** Looks at the clock, the limits and the user. */
    private void look() {
      Tally tally = explorer.tally();
      EndReason reason = pace.look(tally::progress);
      if (reason == null && tally.events() >= task.limits().states()) {
        reason = EndReason.STATE_LIMIT;
      }
      end = end == null ? reason : end;
    }
  }

  /** The execution, with few context switches, as a path of the transition system. */
  private static Path path(TransitionSystem system, History history) {
    Cursor cursor = system.cursor();
    int[] state = system.initialStates().get(0).clone();
    List<Integer> steps = new ArrayList<>();
    for (int event : Linearisation.of(history)) {
      long access = history.access(event);
      int count = cursor.load(state);
      int step = 0;
      while (step < count && cursor.transition(step) != Access.thread(access)) {
        step++;
      }
      step += Access.alternative(access);
      steps.add(step);
      state = cursor.successor(state, step);
    }
    return new Path(0, steps);
  }
}
