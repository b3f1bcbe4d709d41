package io.mazurka.kernel.search;

import io.mazurka.kernel.store.Repackable;
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
    while (height > 0 && !ended()) {
      int index = ++current[height - 1];
      if (index == successors.size()) {
        leave();
      } else if (isNew(index)) {
        successors.copyTo(packed(), index);
        enter();
        descend();
      }
      if (++sincePause == PAUSE) {
        sincePause = 0;
        pause();
      }
    }
    if (cut && !ended()) {
      endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  private void leave() {
    successors.truncate(starts[--height]);
    if (height > 0) {
      successors.copyTo(packed(), current[height - 1]);
      settle();
    }
  }

  /** A state is settled once it is left: one that was visited and is not is on the stack. */
  @Override
  boolean isOpen(int index) {
    return isSettled(index) || !isVisited(index);
  }

  private void descend() {
    if (height > limits().depth()) {
      cut = true;
    } else if (!ended()) {
      int start = successors.size();
      expand();
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
    warmUp(start);
  }

  @Override
  Path path() {
    List<Integer> steps = new ArrayList<>();
    for (int frame = 1; frame < height; frame++) {
      steps.add(successors.step(current[frame]));
    }
    return new Path(successors.step(current[0]), steps);
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
    return successors.size();
  }

  @Override
  Repackable waitingStates() {
    return successors;
  }
}
