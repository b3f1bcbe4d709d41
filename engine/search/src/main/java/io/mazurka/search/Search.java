package io.mazurka.search;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Retracing;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SavedSearch;
import io.mazurka.search.disk.DiskFailedException;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.search.order.Explored;
import io.mazurka.search.order.LevelSizes;
import io.mazurka.search.parallel.WorkAccount;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of a transition system: a {@link SearchRun} and its {@link Worker workers}. The
 * subclasses {@link BreadthFirstSearch} and {@link DepthFirstSearch} decide which state is entered
 * next and know the path to that state.
 */
public abstract class Search {

  private static final int RESERVE = 4 << 20;
  private static final int FEW_STATES = 10_000;

  final SearchRun run;
  private final Canonicalizer canonicalizer;
  private final List<int[]> initialStates;

  /**
   * Memory that is freed when the rest is full, so that the figures can still be reported; a search
   * of a few states needs none.
   */
  byte @Nullable [] reserve;

  Search(SearchTask task) {
    this.canonicalizer = task.symmetry().canonicalizers().get();
    this.initialStates =
        task.system().initialStates().stream().map(canonicalizer::representative).toList();
    this.run = new SearchRun(task, initialStates);
  }

  /** A search of {@code task} in the given order. */
  public static Search of(SearchTask task, SearchOrder order) {
    if (task.reduction() instanceof StubbornReduction sets && sets.isDynamic()) {
      return new DynamicSearch(task, sets, order);
    }
    return switch (order) {
      case BFS -> breadthFirst(task, Checkpoints.none(), null, DiskPlan.off());
      case DFS -> new DepthFirstSearch(task);
    };
  }

  /**
   * A breadth-first search of {@code task} that saves itself now and then.
   *
   * @param saved the saved search to go on with, or null to start anew
   * @param disk what to do when the memory is nearly full
   */
  public static Search breadthFirst(
      SearchTask task, Checkpoints checkpoints, @Nullable SavedSearch saved, DiskPlan disk) {
    return task.reduction() instanceof StubbornReduction sets && sets.isDynamic()
        ? new DynamicSearch(task, sets, SearchOrder.BFS)
        : new BreadthFirstSearch(task, checkpoints, saved, disk, WorkAccount.none());
  }

  /** A breadth-first search of {@code task} that notes how long its workers are busy with what. */
  public static Search measured(SearchTask task, WorkAccount account) {
    return new BreadthFirstSearch(task, Checkpoints.none(), null, DiskPlan.off(), account);
  }

  /** A new worker; with {@code dropsRecent} it drops successors that it generated just before. */
  final Worker newWorker(boolean dropsRecent) {
    Canonicalizer own = run.task().symmetry().canonicalizers().get();
    return new Worker(run, own, dropsRecent, this::isOpen);
  }

  /** Explores until nothing is left, a property fails or a limit is reached. */
  public final SearchResult run() {
    try {
      for (int index = 0; index < initialStates.size(); index++) {
        first().append(initialStates.get(index), index);
      }
      explore();
    } catch (OutOfMemoryError e) {
      reserve = null;
      run.endBecause(EndReason.MEMORY_LIMIT);
    } catch (DiskFailedException e) {
      run.endForDisk(e);
    }
    SearchResult elsewhere = foundElsewhere();
    return elsewhere == null ? ownResult() : elsewhere;
  }

  /** The states and steps that were explored, if the task asks to record them; otherwise null. */
  public @Nullable Explored explored() {
    return null;
  }

  /** The sizes of levels, if states are found level by level; otherwise null. */
  public @Nullable LevelSizes levels() {
    return null;
  }

  /** The violation that a foray found for this search, or null. */
  @Nullable SearchResult foundElsewhere() {
    return null;
  }

  private SearchResult ownResult() {
    return new SearchResult(
        Objects.requireNonNullElse(run.end(), EndReason.EXHAUSTED),
        statistics(),
        run.findings().first(),
        run.findings().failed(),
        run.findings().met(),
        run.findings().witnesses(),
        run.guarantee(),
        null,
        run.advice(),
        run.stepBack(),
        0);
  }

  /** The initial states, or the representatives of their orbits. */
  final List<int[]> initialStates() {
    return initialStates;
  }

  /** The figures of the explored graph. */
  Statistics statistics() {
    return run.statistics(depth());
  }

  /** The successors that the initial states are appended to. */
  abstract Successors first();

  /** Explores from the initial states, which are the only successors so far. */
  abstract void explore();

  /** The largest distance of a state from an initial state, or -1 if the search does not know. */
  abstract int depth();

  /** The level or the height of the stack, for the progress line. */
  abstract long level();

  /** How many states were reached and not yet entered. */
  abstract long waiting();

  /** The path to the state that is being entered. */
  abstract Path path();

  /** Whether a cycle through a successor of {@code by} would expand some state fully. */
  abstract boolean isOpen(Worker by, int index);

  /** Turns paths through representatives into paths of the system. */
  final Retracing retracing() {
    return new Retracing(run.task().system(), canonicalizer);
  }

  /**
   * The path to the state that is being entered, through states of the system itself and not
   * through representatives.
   */
  final Path executedPath() {
    return canonicalizer == Canonicalizer.IDENTITY ? path() : retracing().retrace(path());
  }

  /** The limit on the number of steps from an initial state. */
  final int mostDepth() {
    return run.task().limits().depth();
  }

  /**
   * Reports progress, and looks whether time is up or the user has interrupted; called every few
   * hundred successors.
   */
  final void pause() {
    if (reserve == null && run.states() > FEW_STATES) {
      reserve = new byte[RESERVE];
    }
    run.look(seconds -> run.progress(level(), waiting(), seconds));
  }
}
