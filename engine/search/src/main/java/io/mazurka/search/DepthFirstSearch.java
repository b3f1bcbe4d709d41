package io.mazurka.search;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.order.SearchStack;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;

/**
 * Depth-first search with an explicit {@link SearchStack stack}, by one worker: take the next
 * successor of the topmost state, add it to the store, and if it is new, enter it, evaluate the
 * properties in it and expand it, which pushes its successors.
 */
final class DepthFirstSearch extends Search {

  private static final int PAUSE = 256;

  private long violatingStates;
  private int sincePause;

  /** Whether a state at the depth limit was left unexpanded. */
  private boolean cut;

  private final Worker worker;
  private final SearchStack stack;
  private final Lateness lateness = new Lateness();

  DepthFirstSearch(SearchTask task) {
    super(task);
    this.worker = newWorker(false);
    this.stack = new SearchStack(worker.successors());
  }

  @Override
  Successors first() {
    return worker.successors();
  }

  @Override
  void explore() {
    stack.push(0);
    while (stack.height() > 0 && !run.hasEnded()) {
      int index = stack.take();
      if (index < 0) {
        leave();
      } else if (worker.successors().addToStore(index) && run.countState()) {
        worker.successors().copyTo(worker.packed(), index);
        enterAndEvaluate();
        descend();
      }
      run.lookAtGrowth();
      if (++sincePause == PAUSE || lateness.isLate()) {
        sincePause = 0;
        pause();
      }
    }
    if (cut && !run.hasEnded()) {
      run.endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  private void enterAndEvaluate() {
    if (worker.evaluation().enter(worker.unpack(), this::executedPath)) {
      takeInFindings();
    }
  }

  private void leave() {
    stack.pop();
    if (stack.height() > 0) {
      worker.successors().copyTo(worker.packed(), stack.top());
      worker.mark();
    }
  }

  /** A state is marked once it is left; visited states that are not marked are on the stack. */
  @Override
  boolean isOpen(Worker by, int index) {
    return by.isMarked(index) || !by.isVisited(index);
  }

  private void descend() {
    if (run.hasEnded()) {
      return;
    }
    try {
      if (stack.height() > mostDepth()) {
        look();
      } else {
        int start = worker.successors().size();
        expand();
        stack.push(start);
      }
    } catch (ModelTooLargeException e) {
      run.endBecause(e);
    }
  }

  /** Deals with a state at the depth limit: notes whether it has successors, but makes none. */
  private void look() {
    cut |= worker.canExpand();
    if (worker.isTerminal()) {
      run.countExpansions(1, 0, 0, 1);
      enterTerminal();
    }
    run.countBeyond(worker.isBeyond() ? 1 : 0);
  }

  private void expand() {
    worker.takeIn(worker);
    worker.standAt(stack.height() - 1L);
    int steps = worker.expand();
    while (steps == Worker.OVERFLOWN) {
      worker.widen();
      steps = worker.expand();
    }
    run.countExpansions(1, steps, worker.leftOut(), worker.isTerminal() ? 1 : 0);
    run.countBeyond(worker.isBeyond() ? 1 : 0);
    if (worker.isTerminal()) {
      enterTerminal();
    }
    if (run.givesUpReduction(worker)) {
      run.forgetMarked();
      worker.giveUpReduction();
    }
  }

  private void enterTerminal() {
    worker.evaluation().enterTerminal(worker.state(), this::executedPath);
    takeInFindings();
  }

  private void takeInFindings() {
    run.countViolatingStates(worker.evaluation().violatingStates() - violatingStates);
    violatingStates = worker.evaluation().violatingStates();
    run.settleFindings();
  }

  @Override
  Path path() {
    return stack.path();
  }

  @Override
  int depth() {
    return -1;
  }

  @Override
  long level() {
    return stack.height();
  }

  @Override
  long waiting() {
    return worker.successors().size();
  }
}
