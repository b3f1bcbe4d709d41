package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.dynamic.RunEnd;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Exploration;
import io.mazurka.kernel.search.Path;
import io.mazurka.kernel.search.Progress;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchResult.Executions;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.search.Stop;
import io.mazurka.kernel.search.Violation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Works on a task by running executions, one after the other, from each initial state. Invariants
 * are evaluated in every state on the way, so the steps that can change one must be dependent.
 */
public final class StepExploration implements Exploration {

  private static final long PROGRESS_NANOS = 250_000_000L;

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
    private final Set<String> violated = new LinkedHashSet<>();
    private final long start = System.nanoTime();
    private long nextProgress = start + PROGRESS_NANOS;
    private long violatingStates;
    private @Nullable Violation first;
    private @Nullable EndReason end;

    Search(SearchTask task) {
      this.task = task;
      this.system = system(task.invariants());
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
          new Statistics(states, tally.events(), tally.traces(), violatingStates, -1, 0),
          first,
          violated,
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
      int[] state = run.state(run.length());
      boolean violating = false;
      for (int index = 0; index < task.invariants().size(); index++) {
        Invariant invariant = task.invariants().get(index);
        if (!invariant.holds(state)) {
          violating = true;
          note(invariant.name(), invariant, run);
        }
      }
      violatingStates += violating ? 1 : 0;
      return end == null;
    }

    @Override
    public boolean ended(RunEnd how, Run run) {
      if (how == RunEnd.COMPLETE && task.deadlock()) {
        violatingStates++;
        note(SearchTask.DEADLOCK, null, run);
      }
      look();
      return end == null;
    }

    private void note(String property, @Nullable Invariant invariant, Run run) {
      if (violated.add(property)) {
        int properties = task.invariants().size() + (task.deadlock() ? 1 : 0);
        first = first == null ? new Violation(invariant, path(run)) : first;
        if (task.stop() == Stop.AT_FIRST_VIOLATION) {
          end = EndReason.VIOLATION;
        } else if (task.stop() == Stop.WHEN_ALL_DECIDED && violated.size() == properties) {
          end = EndReason.DECIDED;
        }
      }
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
      long now = System.nanoTime();
      Tally tally = tally();
      if (end == null) {
        if ((now - start) / 1e9 >= task.limits().seconds()) {
          end = EndReason.TIME_LIMIT;
        } else if (tally.events() >= task.limits().states()) {
          end = EndReason.STATE_LIMIT;
        } else if (task.listener().cancelled()) {
          end = EndReason.INTERRUPTED;
        }
      }
      if (now >= nextProgress) {
        nextProgress = now + PROGRESS_NANOS;
        task.listener()
            .progress(
                new Progress(
                    tally.depth(),
                    tally.events() + 1,
                    tally.events(),
                    0,
                    tally.mostPlanned(),
                    (now - start) / 1e9));
      }
    }
  }
}
