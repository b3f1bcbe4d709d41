package io.mazurka.kernel.search;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Depth-first search with an explicit stack: each frame is the run of successors of one state, in
 * one growing sequence, and the index of the one that was entered from it.
 */
final class DepthFirstSearch extends Search {

  private static final int PAUSE = 256;

  /** Per frame: where its successors start, and the one that was visited last. */
  private int[] starts = new int[256];

  private int[] current = new int[256];
  private int height;
  private long violatingStates;
  private int sincePause;

  /** Whether a state at the depth limit was left unexpanded. */
  private boolean cut;

  private final Worker worker;
  private final Lateness lateness = new Lateness();

  DepthFirstSearch(SearchTask task) {
    super(task);
    this.worker = newWorker(false);
  }

  @Override
  Successors first() {
    return worker.successors;
  }

  @Override
  void explore() {
    push(0);
    while (height > 0 && !run.hasEnded()) {
      int index = ++current[height - 1];
      if (index == worker.successors.size()) {
        leave();
      } else if (worker.successors.addToStore(index) && run.countState()) {
        worker.successors.copyTo(worker.packed(), index);
        enter();
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

  private void enter() {
    if (worker.evaluation.enter(worker.unpack(), this::executedPath)) {
      takeInFindings();
    }
  }

  private void leave() {
    worker.successors.truncate(starts[--height]);
    if (height > 0) {
      worker.successors.copyTo(worker.packed(), current[height - 1]);
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
      if (height > mostDepth()) {
        look();
      } else {
        int start = worker.successors.size();
        expand();
        push(start);
      }
    } catch (ModelTooLargeException e) {
      run.endBecause(e);
    }
  }

  /** A state at the depth limit is not expanded, unless that does nothing. */
  private void look() {
    cut |= worker.canExpand();
    if (worker.isTerminal()) {
      run.countExpansions(1, 0, 0, 1);
      enterTerminal();
    }
  }

  private void expand() {
    worker.takeIn(worker);
    worker.standAt(height - 1L);
    int steps = worker.expand();
    while (steps == Worker.OVERFLOWN) {
      worker.widen();
      steps = worker.expand();
    }
    run.countExpansions(1, steps, worker.leftOut(), worker.isTerminal() ? 1 : 0);
    if (worker.isTerminal()) {
      enterTerminal();
    }
    if (run.givesUpReduction(worker)) {
      run.forgetMarked();
      worker.giveUpReduction();
    }
  }

  private void enterTerminal() {
    worker.evaluation.enterTerminal(worker.state(), this::executedPath);
    takeInFindings();
  }

  private void takeInFindings() {
    run.countViolatingStates(worker.evaluation.violatingStates() - violatingStates);
    violatingStates = worker.evaluation.violatingStates();
    run.settleFindings();
  }

  private void push(int start) {
    if (height == starts.length) {
      starts = Arrays.copyOf(starts, 2 * height);
      current = Arrays.copyOf(current, 2 * height);
    }
    starts[height] = start;
    current[height++] = start - 1;
    worker.successors.hash(start);
    worker.successors.touch(start);
  }

  @Override
  Path path() {
    List<Integer> steps = new ArrayList<>();
    for (int frame = 1; frame < height; frame++) {
      steps.add(worker.successors.step(current[frame]));
    }
    return new Path(worker.successors.step(current[0]), steps);
  }

  @Override
  int depth() {
    return -1;
  }

  @Override
  long level() {
    return height;
  }

  @Override
  long waiting() {
    return worker.successors.size();
  }
}
