package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.dynamic.Ledger;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.dynamic.execution.RunEnd;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Works on a task by running executions, one after the other, from each initial state. Invariants
 * are evaluated in every state on the way, so the steps that can change one must be dependent.
 */
public final class StepExploration implements Exploration {

  private final Function<List<Property>, EventSystem> systems;
  private final Planning planning;

  /**
   * @param systems the system to explore, given the properties that matter
   */
  public StepExploration(Function<List<Property>, EventSystem> systems, Planning planning) {
    this.systems = systems;
    this.planning = planning;
  }

  /** The system to explore for these properties. */
  public EventSystem system(List<Property> checked) {
    return systems.apply(checked);
  }

  @Override
  public SearchResult run(SearchTask task) {
    return new Search(task).result();
  }

  /** One exploration. */
  private final class Search implements StepRunListener {

    private final SearchTask task;
    private final EventSystem system;
    private final List<StepExplorer> explorers = new ArrayList<>();
    private final Ledger ledger;

    Search(SearchTask task) {
      this.task = task;
      this.system = system(task.properties());
      this.ledger = new Ledger(task);
    }

    SearchResult result() {
      try {
        explore(system.initialStates());
      } catch (ModelTooLargeException e) {
        ledger.end(e);
      }
      return ledger.result(tally(), explorers.size());
    }

    private void explore(List<int[]> initial) {
      boolean going = true;
      for (int index = 0; index < initial.size() && going; index++) {
        StepExplorer explorer =
            new StepExplorer(system, initial.get(index), planning, task.limits().depth(), this);
        explorers.add(explorer);
        going = explorer.explore();
      }
    }

    private Tally tally() {
      Tally sum = new Tally(0, 0, 0, 0, 0, 0);
      for (StepExplorer explorer : explorers) {
        sum = sum.and(explorer.tally());
      }
      return sum;
    }

    /** Each initial state is taken to have as many executions as the others. */
    private double explored() {
      StepExplorer current = explorers.get(explorers.size() - 1);
      return (explorers.size() - 1 + current.explored()) / system.initialStates().size();
    }

    @Override
    public boolean entered(Run run) {
      return run.isDecided() || ledger.enter(run.state(run.length()), () -> path(run));
    }

    @Override
    public boolean ended(RunEnd how, Run run) {
      if (how == RunEnd.COMPLETE || (how == RunEnd.CUT && isTerminal(run))) {
        ledger.enterTerminal(run.state(run.length()), () -> path(run));
      }
      return ledger.look(tally(), this::explored);
    }

    /** Whether a run that was cut short could have ended there. */
    private boolean isTerminal(Run run) {
      Cursor cursor = task.system().cursor();
      int steps = cursor.load(run.state(run.length()));
      return Quiescence.of(task.system()).isTerminal(cursor, steps);
    }

    private Path path(Run run) {
      List<Integer> steps = new ArrayList<>();
      for (int position = 0; position < run.length(); position++) {
        if (system.isStep(run.event(position))) {
          steps.add(system.index(run.event(position), run.state(position)));
        }
      }
      return new Path(explorers.size() - 1, steps);
    }
  }
}
