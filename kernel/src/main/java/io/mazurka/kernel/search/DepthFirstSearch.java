package io.mazurka.kernel.search;

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
  private int sincePause;

  /** Whether a state at the depth limit was left unexpanded. */
  private boolean cut;

  DepthFirstSearch(SearchTask task) {
    super(task, false);
  }

  @Override
  void explore() {
    push(0);
    while (height > 0 && !run.hasEnded()) {
      int index = ++current[height - 1];
      if (index == worker.successors.size()) {
        leave();
      } else if (worker.isNew(index)) {
        worker.successors.copyTo(worker.packed(), index);
        worker.enter();
        descend();
      }
      if (++sincePause == PAUSE || isLate()) {
        sincePause = 0;
        pause();
      }
    }
    if (cut && !run.hasEnded()) {
      run.endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  private void leave() {
    worker.successors.truncate(starts[--height]);
    if (height > 0) {
      worker.successors.copyTo(worker.packed(), current[height - 1]);
      worker.settle();
    }
  }

  /** A state is settled once it is left; visited states that are not settled are on the stack. */
  @Override
  boolean isOpen(int index) {
    return worker.isSettled(index) || !worker.isVisited(index);
  }

  private void descend() {
    if (height > mostDepth()) {
      cut |= !run.hasEnded() && worker.canExpand();
    } else if (!run.hasEnded()) {
      int start = worker.successors.size();
      worker.expand();
      push(start);
    }
  }

  private void push(int start) {
    if (height == starts.length) {
      starts = Arrays.copyOf(starts, 2 * height);
      current = Arrays.copyOf(current, 2 * height);
    }
    starts[height] = start;
    current[height++] = start - 1;
    worker.warmUp(start);
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
