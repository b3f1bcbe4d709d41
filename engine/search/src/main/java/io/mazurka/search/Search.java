package io.mazurka.search;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Retracing;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SavedSearch;
import io.mazurka.search.order.Explored;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of a transition system: a {@link SearchRun} and the {@link Worker workers} that
 * do it. The two orders, {@link BreadthFirstSearch} and {@link DepthFirstSearch}, decide what is
 * entered next and know the path to it.
 */
public abstract class Search {

  private static final int RESERVE = 4 << 20;

  final SearchRun run;
  private final Canonicalizer canonicalizer;
  private final List<int[]> initialStates;

  /** A reserve of memory, freed when the rest is full, so that the figures can still be told. */
  byte @Nullable [] reserve = new byte[RESERVE];

  Search(SearchTask task) {
    this.canonicalizer = task.symmetry().canonicalizers().get();
    this.initialStates =
        task.system().initialStates().stream().map(canonicalizer::representative).toList();
    this.run = new SearchRun(task, initialStates);
  }

  /** A search of {@code task} in the given order. */
  public static Search of(SearchTask task, SearchOrder order) {
    return switch (order) {
      case BFS -> breadthFirst(task, Checkpoints.none(), null);
      case DFS -> new DepthFirstSearch(task);
    };
  }

  /**
   * A breadth-first search of {@code task} that saves itself now and then.
   *
   * @param saved what to go on from, or null
   */
  public static Search breadthFirst(
      SearchTask task, Checkpoints checkpoints, @Nullable SavedSearch saved) {
    return new BreadthFirstSearch(task, checkpoints, saved);
  }

  /** A worker that drops states generated just before, if {@code dropsRecent}. */
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
    }
    SearchResult elsewhere = foundElsewhere();
    return elsewhere == null ? ownResult() : elsewhere;
  }

  /** What was gone through, if that was to be recorded; else null. */
  public @Nullable Explored explored() {
    return null;
  }

  /** What another search found on behalf of this one, or null. */
  @Nullable SearchResult foundElsewhere() {
    return null;
  }

  private SearchResult ownResult() {
    return new SearchResult(
        Objects.requireNonNullElse(run.end(), EndReason.EXHAUSTED),
        run.statistics(depth()),
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

  /** The successors that the initial states are appended to. */
  abstract Successors first();

  /** Explores from the initial states, which are the only successors so far. */
  abstract void explore();

  /** The largest distance from an initial state, or -1 if this order does not tell. */
  abstract int depth();

  /** How far this order has come, for the progress line. */
  abstract long level();

  /** How many states were reached and not yet entered. */
  abstract long waiting();

  /** The path to the state that is being entered. */
  abstract Path path();

  /** Whether a cycle through a successor of {@code by} would expand some state fully. */
  abstract boolean isOpen(Worker by, int index);

  /** The way back from paths through representatives. */
  final Retracing retracing() {
    return new Retracing(run.task().system(), canonicalizer);
  }

  /** The path to the state that is being entered, as the system itself would go it. */
  final Path executedPath() {
    return canonicalizer == Canonicalizer.IDENTITY ? path() : retracing().retrace(path());
  }

  /** The most steps from an initial state. */
  final int mostDepth() {
    return run.task().limits().depth();
  }

  /** Reports progress and looks at the clock and the user; called every few hundred successors. */
  final void pause() {
    run.look(seconds -> run.progress(level(), waiting(), seconds));
  }
}
