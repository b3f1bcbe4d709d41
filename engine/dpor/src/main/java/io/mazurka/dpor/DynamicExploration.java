package io.mazurka.dpor;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.ReadableOrder;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.execution.SavedNumbers;
import io.mazurka.dpor.execution.VisibleExecution;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.Strategy.Full;
import io.mazurka.dpor.planning.Strategy.Optimal;
import io.mazurka.dpor.planning.Strategy.Sampled;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.Keeping;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Explores the executions of threads, one after the other, as a strategy plans them. Invariants are
 * evaluated only where a run ends, so a violation must last until then.
 */
public final class DynamicExploration implements Exploration {

  /** The most events in one run, unless the user says otherwise. */
  public static final int USUAL_DEPTH = 1_000;

  private final VisibleExecution execution;
  private final @Nullable Supplier<VisibleExecution> others;
  private final @Nullable SavedNumbers numbers;
  private final Strategy strategy;
  private final Conflicts conflicts;
  private final @Nullable Sampled beyond;

  public DynamicExploration(VisibleExecution execution, Strategy strategy, Conflicts conflicts) {
    this(execution, null, strategy, conflicts, null);
  }

  /**
   * An exploration by several workers, that goes on with random executions after half of its time.
   *
   * @param others makes another execution of the same program for each further worker, or null if
   *     there is to be only one
   * @param beyond how the random executions are drawn, or null if there are none
   */
  public DynamicExploration(
      VisibleExecution execution,
      @Nullable Supplier<VisibleExecution> others,
      Strategy strategy,
      Conflicts conflicts,
      @Nullable Sampled beyond) {
    this(execution, others, null, strategy, conflicts, beyond);
  }

  /**
   * The same.
   *
   * @param numbers the numbers of threads and objects; null if these are always the same
   */
  public DynamicExploration(
      VisibleExecution execution,
      @Nullable Supplier<VisibleExecution> others,
      @Nullable SavedNumbers numbers,
      Strategy strategy,
      Conflicts conflicts,
      @Nullable Sampled beyond) {
    this.numbers = numbers;
    this.execution = execution;
    this.others = others;
    this.strategy = strategy;
    this.conflicts = conflicts;
    this.beyond = beyond;
  }

  @Override
  public String alone() {
    return alone(strategy);
  }

  @Override
  public int usualWorkers() {
    return others == null || !alone().isEmpty() ? 1 : Workforce.most();
  }

  /** Why only one worker can explore as {@code strategy} plans, in words; empty if several can. */
  public static String alone(Strategy strategy) {
    return strategy instanceof Optimal
        ? ""
        : "only optimal dynamic reduction plans executions that do not depend on those before";
  }

  @Override
  public String unsaved() {
    if (beyond != null) {
      return "random executions have no place to go on from";
    }
    return others == null ? Exploration.super.unsaved() : alone();
  }

  @Override
  public SearchResult run(SearchTask task) {
    return beyond == null ? run(task, new Ledger(task)) : run(task, beyond);
  }

  @Override
  public SearchResult run(SearchTask task, Keeping saving) {
    return others == null || !unsaved().isEmpty()
        ? run(task)
        : together(task, new Ledger(task), others, saving);
  }

  SearchResult run(SearchTask task, Ledger ledger) {
    if (others == null || task.workforce().workers() == 1 || !(strategy instanceof Optimal)) {
      return new Run(task, strategy, execution, ledger).result();
    }
    return together(task, ledger, others, Keeping.none());
  }

  /** Explores with several workers. */
  private SearchResult together(
      SearchTask task, Ledger ledger, Supplier<VisibleExecution> making, Keeping saving) {
    Scouts team = new Scouts(ledger, new Saver(saving, numbers, ledger), task.workforce());
    for (int worker = 0; worker < task.workforce().workers(); worker++) {
      VisibleExecution own = worker == 0 ? execution : making.get();
      Run run = new Run(task, strategy, own, ledger);
      run.worker = team.add(run.explorer);
    }
    try {
      team.run();
    } catch (ModelTooLargeException e) {
      ledger.end(e);
    }
    if (ledger.isBrokenOff()) {
      team.addOpen();
    }
    return explained(ledger, team.tally());
  }

  private static SearchResult explained(Ledger ledger, Tally tally) {
    SearchResult found = ledger.result(tally, 1);
    boolean explained = found.end() == EndReason.DEPTH_LIMIT && !ledger.loop().isEmpty();
    return explained ? found.explained(ledger.loop()) : found;
  }

  private SearchResult run(SearchTask task, Sampled sampled) {
    double seconds = task.limits().seconds();
    if (Double.isInfinite(seconds)) {
      throw new InvalidOptionException(
          "random executions have no end; limit the time with --timeout, half of which is theirs");
    }
    long start = System.nanoTime();
    SearchTask first = task.withSecondsLess(seconds / 2);
    SearchResult found = run(first, new Ledger(first));
    if (found.first() != null || !isTooMuch(found.end())) {
      return found;
    }
    execution.restart();
    Limits left = Limits.none().withDepth(task.limits().depth()).withSeconds(seconds);
    SearchTask rest = task.withLimits(left).withSecondsLess((System.nanoTime() - start) / 1e9);
    Run random = new Run(rest, sampled, execution, new Ledger(rest));
    return random.result().after(found).promising(random.worth(sampled));
  }

  /** Whether there was more to explore than the limits allow. */
  private static boolean isTooMuch(EndReason end) {
    return end == EndReason.TIME_LIMIT
        || end == EndReason.STATE_LIMIT
        || end == EndReason.PLAN_LIMIT;
  }

  /** One exploration. */
  private final class Run implements RunListener {

    private final SearchTask task;
    private final VisibleExecution execution;
    private final Ledger whole;
    private final Explorer explorer;
    private @Nullable Scout worker;

    /** Whether a run may end in a state from which the exploration does not go on to an end. */
    private final boolean matching;

    Run(SearchTask task, Strategy how, VisibleExecution execution, Ledger ledger) {
      this.task = task;
      this.execution = execution;
      this.whole = ledger;
      this.matching = how instanceof Full full && full.matching();
      if (matching) {
        ledger.noteMatching();
      }
      int depth = task.limits().depth();
      int mostEvents = depth == Integer.MAX_VALUE ? USUAL_DEPTH : depth;
      this.explorer = Explorer.of(execution, how, conflicts, mostEvents, this);
    }

    SearchResult result() {
      try {
        explorer.run();
      } catch (ModelTooLargeException e) {
        whole.end(e);
      }
      return explained(whole, explorer.tally());
    }

    /** The guarantee that the random executions give. */
    Guarantee worth(Sampled how) {
      return Guarantee.of(
          Strength.SAMPLED,
          String.format(Locale.ROOT, "%,d %s", explorer.tally().runs(), how.description()));
    }

    @Override
    public boolean ended(RunEnd how, History history) {
      Ledger ledger = worker == null ? whole : worker.ledger();
      if (how != RunEnd.BLOCKED || matching) {
        int[] state = execution.state();
        ledger.enter(state, () -> path(task.system(), history));
        if (how == RunEnd.COMPLETE) {
          ledger.enterTerminal(state, () -> path(task.system(), history));
        }
      }
      if (how == RunEnd.COMPLETE && !execution.meetsAssumptions()) {
        ledger.discard();
      } else if (how == RunEnd.CUT) {
        ledger.noteLoop(execution::loop);
      }
      return ledger.look(explorer.tally(), explorer::explored);
    }
  }

  /** The execution, with few context switches, as a path of the transition system. */
  private static Path path(TransitionSystem system, History history) {
    Walk walk = Walk.from(system, 0);
    for (int event : ReadableOrder.of(history)) {
      long access = history.access(event);
      int step = 0;
      while (step < walk.possible() && walk.transition(step) != PackedEvent.thread(access)) {
        step++;
      }
      walk.take(step + PackedEvent.alternative(access));
    }
    return walk.path();
  }
}
