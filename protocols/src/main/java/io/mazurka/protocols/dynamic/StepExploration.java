package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.dynamic.RunEnd;
import io.mazurka.kernel.dynamic.Tally;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Works on a task by running executions, one after the other, from each initial state. Invariants
 * are evaluated in every state on the way, so the steps that can change one must be dependent.
 */
public final class StepExploration implements Exploration {

  private final Function<List<Invariant>, StepSystem> systems;
  private final Planning planning;

  /**
   * @param systems the system to explore, given the invariants that matter
   */
  public StepExploration(Function<List<Invariant>, StepSystem> systems, Planning planning) {
    this.systems = systems;
    this.planning = planning;
  }

  /** What is explored when these invariants matter. */
  public StepSystem system(List<Invariant> checked) {
    return systems.apply(checked);
  }

  @Override
  public SearchResult run(SearchTask task) {
    return new Search(task).result();
  }

  /** One exploration, and what it has seen so far. */
  private final class Search implements RunListener {

    private final SearchTask task;
    private final StepSystem system;
    private final List<StepExplorer> explorers = new ArrayList<>();
    private final Findings findings;
    private final Pace pace;
    private @Nullable EndReason end;

    Search(SearchTask task) {
      this.task = task;
      this.system = system(task.invariants());
      this.findings = new Findings(task);
      this.pace = new Pace(task);
    }

    SearchResult result() {
      List<int[]> initial = system.initialStates();
      boolean going = true;
      for (int index = 0; index < initial.size() && going; index++) {
        StepExplorer explorer =
            new StepExplorer(system, initial.get(index), planning, task.limits().depth(), this);
        explorers.add(explorer);
        going = explorer.explore();
      }
      Tally tally = tally();
      if (end == null) {
        end = tally.cutRuns() == 0 ? EndReason.EXHAUSTED : EndReason.DEPTH_LIMIT;
      }
      long states = tally.events() + explorers.size();
      return new SearchResult(
          end,
          new Statistics(states, tally.events(), tally.traces(), findings.violatingStates(), -1, 0),
          findings.first(),
          findings.violated(),
          Guarantee.exhaustive(),
          new Executions(tally.traces(), tally.blockedRuns(), tally.events(), tally.mostPlanned()));
    }

    private Tally tally() {
      Tally sum = new Tally(0, 0, 0, 0, 0, 0);
      for (StepExplorer explorer : explorers) {
        sum = sum.and(explorer.tally());
      }
      return sum;
    }

    @Override
    public boolean entered(Run run) {
      findings.enter(run.state(run.length()), () -> path(run));
      end = findings.end();
      return end == null;
    }

    @Override
    public boolean ended(RunEnd how, Run run) {
      if (how == RunEnd.COMPLETE) {
        findings.enterTerminal(run.state(run.length()), () -> path(run));
        end = findings.end();
      }
      look();
      return end == null;
    }

    private Path path(Run run) {
      List<Integer> steps = new ArrayList<>();
      for (int position = 0; position < run.length(); position++) {
        steps.add(system.index(run.event(position), run.state(position)));
      }
      return new Path(explorers.size() - 1, steps);
    }

    /** Looks at the clock, the limits and the user. */
    private void look() {
      Tally tally = tally();
      EndReason reason = pace.look(tally::progress);
      if (reason == null && tally.events() >= task.limits().states()) {
        reason = EndReason.STATE_LIMIT;
      }
      end = end == null ? reason : end;
    }
  }
}
