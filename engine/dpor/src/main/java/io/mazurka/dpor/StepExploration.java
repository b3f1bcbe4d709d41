package io.mazurka.dpor;

import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.dpor.steps.StepStack;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.Keeping;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
  public String alone() {
    return planning == Planning.OPTIMAL
        ? ""
        : "only optimal dynamic reduction plans executions that do not depend on those before";
  }

  @Override
  public int usualWorkers() {
    return alone().isEmpty() ? Workforce.most() : 1;
  }

  @Override
  public SearchResult run(SearchTask task) {
    return new Search(task).result();
  }

  /** One exploration. */
  private final class Search {

    private final SearchTask task;
    private final EventModel system;
    private final Ledger ledger;
    private int initialState;

    /** The figures of the initial states before the current one. */
    private Tally before = Tally.none();

    Search(SearchTask task) {
      this.task = task;
      this.system = system(task.properties());
      this.ledger = new Ledger(task);
      if (!planning.keepsTraces()) {
        ledger.noteMatching();
      }
    }

    SearchResult result() {
      List<int[]> initial = system.initialStates();
      boolean going = true;
      while (going) {
        Scouts team = new Scouts(ledger, new Saver(Keeping.none(), null, ledger), task.workforce());
        ledger.begin(before);
        try {
          explore(initial.get(initialState), team);
        } catch (ModelTooLargeException e) {
          ledger.end(e);
        }
        if (ledger.isBrokenOff()) {
          team.addOpen();
        }
        before = before.and(team.tally());
        going = ledger.goesOn() && initialState + 1 < initial.size();
        initialState += going ? 1 : 0;
      }
      return ledger.result(before, initialState + 1);
    }

    private void explore(int[] initial, Scouts team) {
      int workers = planning == Planning.OPTIMAL ? task.workforce().workers() : 1;
      for (int worker = 0; worker < workers; worker++) {
        EventModel model = worker == 0 ? system : system.another();
        Watch watch = new Watch(this, new StepStack(model, initial));
        Explorer explorer = Explorer.of(watch.stack, planning, task.limits().depth(), watch);
        watch.explorer = explorer;
        if (workers == 1) {
          team.exploreAlone(explorer);
          return;
        }
        watch.worker = team.add(explorer);
      }
      team.run();
    }

    /**
     * An estimate of the explored part; each initial state is taken to have as many executions as
     * the others.
     */
    private double explored(Explorer current) {
      return (initialState + current.explored()) / system.initialStates().size();
    }

    /** Whether a run that was cut short could have ended in {@code state}. */
    private boolean isTerminal(int[] state) {
      Cursor cursor = task.system().cursor();
      int steps = cursor.load(state);
      return Quiescence.of(task.system()).isTerminal(cursor, steps);
    }
  }

  /** Watches the runs of one worker from one initial state. */
  private static final class Watch implements StackListener {

    private final Search search;
    private final StepStack stack;
    private @Nullable Explorer explorer;
    private @Nullable Scout worker;

    Watch(Search search, StepStack stack) {
      this.search = search;
      this.stack = stack;
    }

    private Ledger ledger() {
      return worker == null ? search.ledger : worker.ledger();
    }

    @Override
    public boolean entered() {
      return isDecided() || ledger().enter(state(), this::path);
    }

    @Override
    public boolean ended(RunEnd how) {
      Explorer current = Objects.requireNonNull(explorer);
      if (how == RunEnd.COMPLETE || (how == RunEnd.CUT && search.isTerminal(state()))) {
        ledger().enterTerminal(state(), this::path);
      }
      return ledger().look(search.before.and(current.tally()), () -> search.explored(current));
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
          steps.add(stack.model().index(stack.event(position), stack.state(position)));
        }
      }
      return new Path(search.initialState, steps);
    }
  }
}
