package io.mazurka.search.order;

import io.mazurka.kernel.walk.Path;
import io.mazurka.search.worker.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The stack of a depth-first search. The successors of all states on the stack are in one growing
 * sequence; each frame is the part of the sequence that belongs to one state, with the index of the
 * successor that was taken last.
 */
public final class SearchStack {

  private final Successors successors;

  /** For each frame, where its successors start and which one was taken last. */
  private int[] starts = new int[256];

  private int[] current = new int[256];
  private int height;

  public SearchStack(Successors successors) {
    this.successors = successors;
  }

  /** How many frames there are. */
  public int height() {
    return height;
  }

  /** Pushes a frame of the successors from {@code start} on. */
  public void push(int start) {
    if (height == starts.length) {
      starts = Arrays.copyOf(starts, 2 * height);
      current = Arrays.copyOf(current, 2 * height);
    }
    starts[height] = start;
    current[height++] = start - 1;
    successors.hash(start);
    successors.touch(start);
  }

  /** Takes the next successor of the topmost frame: its index, or -1 if all were taken. */
  public int take() {
    int index = ++current[height - 1];
    return index == successors.size() ? -1 : index;
  }

  /** Drops the topmost frame and its successors. */
  public void pop() {
    successors.truncate(starts[--height]);
  }

  /** The index of the successor that was taken last from the topmost frame. */
  public int top() {
    return current[height - 1];
  }

  /** The path to the state that was taken last. */
  public Path path() {
    List<Integer> steps = new ArrayList<>();
    for (int frame = 1; frame < height; frame++) {
      steps.add(successors.step(current[frame]));
    }
    return new Path(successors.step(current[0]), steps);
  }
}
