package io.mazurka.dpor;

import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.dpor.steps.StepStack;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
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
 * Explores the executions of steps, one after the other, from each initial state. Invariants are
 * evaluated in every state on the way, so steps that can change the truth of an invariant must be
 * dependent.
 */
public final class StepExploration implements Exploration {

  private final Function<List<Property>, EventModel> systems;
  private final Planning planning;

  /**
   * @param systems makes the system to explore for the properties that are checked
   */
  public StepExploration(Function<List<Property>, EventModel> systems, Planning planning) {
    this.systems = systems;
    this.planning = planning;
  }

  /** The system to explore for these properties. */
  public EventModel system(List<Property> checked) {
    return systems.apply(checked);
  }

  @Override
  public SearchResult run(SearchTask task) {
    return new Search(task).result();
  }

  /** One exploration. */
  private final class Search {

    private final SearchTask task;
    private final EventModel system;
    private final List<Explorer> explorers = new ArrayList<>();
    private final Ledger ledger;

    Search(SearchTask task) {
      this.task = task;
      this.system = system(task.properties());
      this.ledger = new Ledger(task);
      if (!planning.keepsTraces()) {
        ledger.noteMatching();
      }
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
        StepStack stack = new StepStack(system, initial.get(index));
        Explorer explorer =
            Explorer.of(stack, planning, task.limits().depth(), new Watch(this, stack));
        explorers.add(explorer);
        explorer.run();
        going = explorer.isFinished();
      }
    }

    private Tally tally() {
      Tally sum = new Tally(0, 0, 0, 0, 0, 0);
      for (Explorer explorer : explorers) {
        sum = sum.and(explorer.tally());
      }
      return sum;
    }

    /**
     * An estimate of the explored part; each initial state is taken to have as many executions as
     * the others.
     */
    private double explored() {
      Explorer current = explorers.get(explorers.size() - 1);
      return (explorers.size() - 1 + current.explored()) / system.initialStates().size();
    }

    /** Whether a run that was cut short could have ended in {@code state}. */
    private boolean isTerminal(int[] state) {
      Cursor cursor = task.system().cursor();
      int steps = cursor.load(state);
      return Quiescence.of(task.system()).isTerminal(cursor, steps);
    }
  }

  /** Watches the runs from one initial state. */
  private record Watch(Search search, StepStack stack) implements StackListener {

    @Override
    public boolean entered() {
      return isDecided() || search.ledger.enter(state(), this::path);
    }

    @Override
    public boolean ended(RunEnd how) {
      if (how == RunEnd.COMPLETE || (how == RunEnd.CUT && search.isTerminal(state()))) {
        search.ledger.enterTerminal(state(), this::path);
      }
      return search.ledger.look(search.tally(), search::explored);
    }

    /**
     * Whether the last event is no step, so that the state is the same as before and need not be
     * evaluated again.
     */
    private boolean isDecided() {
      int length = stack.length();
      return length > 0 && !stack.counts(stack.event(length - 1));
    }

    private int[] state() {
      return stack.state(stack.length());
    }

    private Path path() {
      List<Integer> steps = new ArrayList<>();
      for (int position = 0; position < stack.length(); position++) {
        if (stack.counts(stack.event(position))) {
          steps.add(search.system.index(stack.event(position), stack.state(position)));
        }
      }
      return new Path(search.explorers.size() - 1, steps);
    }
  }
}
