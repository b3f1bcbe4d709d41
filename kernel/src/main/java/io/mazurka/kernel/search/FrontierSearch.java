package io.mazurka.kernel.search;

import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.walk.Path;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first search: a queue of states reached and not yet entered, level by level, so the first
 * path found to a state is a shortest one.
 *
 * <p>States are expanded in batches: the successors of some hundred states are computed before any
 * is looked up, so that their cache misses overlap.
 */
final class FrontierSearch extends Search {

  private static final int BATCH = 256;

  private final PackedQueue queue;
  private final DiscoveryLog log = new DiscoveryLog();

  /** How many states of the batch were expanded. */
  private int expanded;

  /** The number of the expansion of the first state of the batch. */
  private long batchStart;

  private long entered = -1;
  private int level;
  private int deepest;
  private final Foray foray;
  private @Nullable SearchResult foundDeep;

  FrontierSearch(SearchTask task) {
    super(task, task.store() != StoreKind.NONE);
    this.foray = new Foray(task);
    this.queue = run.repack(new PackedQueue(run.packing()));
  }

  @Override
  void explore() {
    endExpansion();
    flush();
    while (queue.size() > 0 && !run.hasEnded() && level < mostDepth()) {
      level++;
      for (long left = queue.size(); left > 0 && !run.hasEnded(); left--) {
        enterNext();
        if (!run.hasEnded()) {
          worker.settle();
          worker.expand();
          endExpansion();
        }
        if (foray.isDue(entered) && !run.hasEnded()) {
          lookDeep();
        }
        if (worker.successors.size() >= BATCH || expanded == BATCH || isLate()) {
          flush();
        }
      }
      flush();
    }
    enterDeepest();
    enterRest();
  }

  private void lookDeep() {
    foundDeep = foray.make(run.quietListener());
    if (foundDeep != null) {
      run.endBecause(EndReason.VIOLATION);
    }
  }

  @Override
  @Nullable SearchResult foundElsewhere() {
    return foundDeep;
  }

  /** States at the depth limit are not expanded, unless that does nothing: they are terminal. */
  private void enterDeepest() {
    boolean cut = false;
    for (long entering = 1; queue.size() > 0 && !run.hasEnded(); entering++) {
      enterNext();
      cut |= !run.hasEnded() && worker.canExpand();
      if (entering % BATCH == 0) {
        pause();
      }
    }
    if (cut) {
      run.endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  /**
   * States left over by a limit are not expanded, but the invariants are still evaluated, as long
   * as the time limit is kept.
   */
  private void enterRest() {
    while (queue.size() > 0 && wasStoppedByLimit() && !run.isOverdue()) {
      for (long left = Math.min(BATCH, queue.size()); left > 0 && wasStoppedByLimit(); left--) {
        enterNext();
      }
    }
  }

  /** Whether states left over may still decide a property. */
  private boolean wasStoppedByLimit() {
    EndReason end = run.end();
    return end != null
        && end != EndReason.VIOLATION
        && end != EndReason.DECIDED
        && end != EndReason.INTERRUPTED;
  }

  private void enterNext() {
    queue.remove(worker.packed());
    entered++;
    worker.enter();
  }

  private void endExpansion() {
    worker.successors.startParent(++expanded);
  }

  /** Adds the successors of the batch; the initial states are a batch of their own. */
  private void flush() {
    worker.warmUp(0);
    for (int index = 0; index < worker.successors.size() && takesSuccessors(); index++) {
      if (worker.isNew(index)) {
        log.discover(batchStart + worker.successors.parent(index), worker.successors.step(index));
        worker.successors.copyTo(queue, index);
        deepest = level;
      }
    }
    batchStart += expanded;
    expanded = 0;
    worker.successors.truncate(0);
    worker.successors.startParent(0);
    pause();
  }

  /** What was found before the search had seen enough is counted. */
  private boolean takesSuccessors() {
    EndReason end = run.end();
    return end == null || end == EndReason.VIOLATION || end == EndReason.DECIDED;
  }

  /** A state is settled once it is expanded; any other is expanded later, and so is open. */
  @Override
  boolean isOpen(int index) {
    return !worker.isSettled(index);
  }

  @Override
  Path path() {
    return log.pathTo(entered);
  }

  @Override
  int depth() {
    return deepest;
  }

  @Override
  long level() {
    return level;
  }

  @Override
  long waiting() {
    return queue.size();
  }
}
