package io.mazurka.dpor;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.ReadableOrder;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.execution.VisibleExecution;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.Strategy.Full;
import io.mazurka.dpor.planning.Strategy.Sampled;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Explores the executions of threads, one after the other, as a strategy plans them. Invariants are
 * evaluated only where a run ends, so a violation must last until then.
 */
public final class DynamicExploration implements Exploration {

  /** The most events in one run, unless the user says otherwise. */
  public static final int USUAL_DEPTH = 1_000;

  private final VisibleExecution execution;
  private final Strategy strategy;
  private final Conflicts conflicts;
  private final @Nullable Sampled beyond;

  public DynamicExploration(VisibleExecution execution, Strategy strategy, Conflicts conflicts) {
    this(execution, strategy, conflicts, null);
  }

  /**
   * An exploration that goes on with random executions after half of its time.
   *
   * @param beyond how the random executions are drawn, or null if there are none
   */
  public DynamicExploration(
      VisibleExecution execution,
      Strategy strategy,
      Conflicts conflicts,
      @Nullable Sampled beyond) {
    this.execution = execution;
    this.strategy = strategy;
    this.conflicts = conflicts;
    this.beyond = beyond;
  }

  @Override
  public SearchResult run(SearchTask task) {
    return beyond == null ? run(task, new Ledger(task)) : run(task, beyond);
  }

  SearchResult run(SearchTask task, Ledger ledger) {
    return new Run(task, strategy, ledger).result();
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
    Run random = new Run(rest, sampled, new Ledger(rest));
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
    private final Ledger ledger;
    private final Explorer explorer;

    /** Whether a run may end in a state from which the exploration does not go on to an end. */
    private final boolean matching;

    /** The loop that kept the first run busy that was cut short, in words. */
    private String loop = "";

    Run(SearchTask task, Strategy how, Ledger ledger) {
      this.task = task;
      this.ledger = ledger;
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
        ledger.end(e);
      }
      SearchResult found = ledger.result(explorer.tally(), 1);
      boolean explained = found.end() == EndReason.DEPTH_LIMIT && !loop.isEmpty();
      return explained ? found.explained(loop) : found;
    }

    /** The guarantee that the random executions give. */
    Guarantee worth(Sampled how) {
      return Guarantee.of(
          Strength.SAMPLED,
          String.format(Locale.ROOT, "%,d %s", explorer.tally().runs(), how.description()));
    }

    @Override
    public boolean ended(RunEnd how, History history) {
      if (how != RunEnd.BLOCKED || matching) {
        int[] state = execution.state();
        ledger.enter(state, () -> path(task.system(), history));
        if (how == RunEnd.COMPLETE) {
          ledger.enterTerminal(state, () -> path(task.system(), history));
        }
      }
      if (how == RunEnd.COMPLETE && !execution.meetsAssumptions()) {
        ledger.discard();
      } else if (how == RunEnd.CUT && loop.isEmpty()) {
        loop = execution.loop();
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
