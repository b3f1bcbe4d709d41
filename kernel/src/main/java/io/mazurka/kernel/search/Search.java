package io.mazurka.kernel.search;

import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of a transition system: a {@link SearchRun} and the {@link Worker} that does it.
 * The two orders, {@link FrontierSearch} and {@link DepthFirstSearch}, decide what is entered next
 * and know the path to it.
 */
public abstract class Search {

  private static final int RESERVE = 1 << 20;

  final SearchRun run;
  final Worker worker;
  private final @Nullable ModelThread thread =
      Thread.currentThread() instanceof ModelThread own ? own : null;
  private final Canonicalizer canonicalizer;
  private final List<int[]> initialStates;

  /** A reserve of memory, freed when the rest is full, so that the figures can still be told. */
  byte @Nullable [] reserve = new byte[RESERVE];

  /** A search that drops states generated just before, if {@code dropsRecent}. */
  Search(SearchTask task, boolean dropsRecent) {
    this.canonicalizer = task.symmetry().canonicalizers().get();
    this.initialStates =
        task.system().initialStates().stream().map(canonicalizer::representative).toList();
    this.run = new SearchRun(task, initialStates);
    this.worker = new Worker(run, canonicalizer, this::executedPath, dropsRecent, this::isOpen);
  }

  /** A search of {@code task} in the given order. */
  public static Search of(SearchTask task, SearchOrder order) {
    return switch (order) {
      case BFS -> new FrontierSearch(task);
      case DFS -> new DepthFirstSearch(task);
    };
  }

  /** Explores until nothing is left, a property fails or a limit is reached. */
  public final SearchResult run() {
    try {
      for (int index = 0; index < initialStates.size(); index++) {
        worker.successors.append(initialStates.get(index), index);
      }
      explore();
    } catch (OutOfMemoryError e) {
      reserve = null;
      run.endBecause(EndReason.MEMORY_LIMIT);
    }
    SearchResult elsewhere = foundElsewhere();
    return elsewhere == null ? ownResult() : elsewhere;
  }

  /** What another search found on behalf of this one, or null. */
  @Nullable SearchResult foundElsewhere() {
    return null;
  }

  private SearchResult ownResult() {
    return new SearchResult(
        Objects.requireNonNullElse(run.end(), EndReason.EXHAUSTED),
        new Statistics(
            run.states(),
            worker.transitions(),
            worker.terminalStates(),
            worker.violatingStates(),
            depth(),
            run.store().bytes()),
        run.findings().first(),
        run.findings().failed(),
        run.findings().met(),
        run.findings().witnesses(),
        run.guarantee(),
        null,
        run.advice(),
        worker.stepBack(),
        0);
  }

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

  /** Whether a cycle through the successor at {@code index} would expand some state fully. */
  abstract boolean isOpen(int index);

  /** The path to the state that is being entered, as the system itself would go it. */
  private Path executedPath() {
    return canonicalizer == Canonicalizer.IDENTITY
        ? path()
        : new Retracing(run.task().system(), canonicalizer).retrace(path());
  }

  /** The most steps from an initial state. */
  final int mostDepth() {
    return run.task().limits().depth();
  }

  /** Reports progress and looks at the clock and the user; called every few hundred successors. */
  final void pause() {
    run.look(this::progress);
  }

  /** Whether to pause at once; asked for every state. */
  final boolean isLate() {
    return thread != null && thread.isLate();
  }

  private Progress progress(double seconds) {
    return new Progress(
        level(), run.states(), worker.transitions(), worker.putOff(), waiting(), seconds);
  }
}
