package io.mazurka.search.dynamic;

import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** How each state was discovered, in any order: from which state, by which step, at what depth. */
public final class Discovered {

  /** In place of the state from which an initial state was discovered. */
  public static final int NONE = -1;

  private int[] parents = new int[256];
  private int[] steps = new int[256];
  private int[] depths = new int[256];
  private final BitSet cut = new BitSet();
  private final BitSet lookedAt = new BitSet();
  private int size;
  private int deepest;

  /** Notes how the next state was discovered. */
  public void add(int parent, int step) {
    if (size == parents.length) {
      parents = Arrays.copyOf(parents, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
      depths = Arrays.copyOf(depths, 2 * size);
    }
    note(size++, parent, step);
  }

  private void note(int state, int parent, int step) {
    parents[state] = parent;
    steps[state] = step;
    depths[state] = parent == NONE ? 0 : depths[parent] + 1;
    deepest = Math.max(deepest, depths[state]);
  }

  /** The number of steps to a state on the path by which it was discovered. */
  public int depth(int state) {
    return depths[state];
  }

  /** The largest depth of a state. */
  public int deepest() {
    return deepest;
  }

  /** Notes that a state was entered but not expanded, because it is too deep. */
  public void cut(int state) {
    cut.set(state);
    lookedAt.set(state);
  }

  /** Whether a state was cut once, so that it has been evaluated. */
  public boolean isLookedAt(int state) {
    return lookedAt.get(state);
  }

  /** Whether some state is cut. */
  public boolean isCut() {
    return !cut.isEmpty();
  }

  /** The states that are cut. */
  public BitSet cut() {
    return (BitSet) cut.clone();
  }

  /** The indices of the initial states, which have the first numbers. */
  public int[] initial() {
    int count = 0;
    while (count < size && parents[count] == NONE) {
      count++;
    }
    return Arrays.copyOf(steps, count);
  }

  /** Whether a step from {@code parent} is a shorter way to a state that was cut. */
  public boolean isShorter(int state, int parent) {
    return cut.get(state) && depths[parent] + 1 < depths[state];
  }

  /** Notes a shorter way to a state, which is no longer cut. */
  public void shorten(int state, int parent, int step) {
    cut.clear(state);
    note(state, parent, step);
  }

  /** The path by which a state was discovered. */
  public Path pathTo(int state) {
    List<Integer> path = new ArrayList<>();
    int at = state;
    while (parents[at] != NONE) {
      path.add(steps[at]);
      at = parents[at];
    }
    Collections.reverse(path);
    return new Path(steps[at], path);
  }

  /** The memory that this takes. */
  public long bytes() {
    return 3L * Integer.BYTES * parents.length;
  }
}
