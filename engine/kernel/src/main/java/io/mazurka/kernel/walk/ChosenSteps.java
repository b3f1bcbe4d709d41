package io.mazurka.kernel.walk;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Records which steps a search took in each state that it expanded, in the order of discovery. */
public final class ChosenSteps {

  /**
   * For each state up to the last one that left out steps, where its steps end in {@link #steps}.
   */
  private int[] ends = new int[64];

  private int noted;
  private int[] steps = new int[64];
  private int length;
  private int states;

  /** How many states were expanded. */
  public int states() {
    return states;
  }

  /** Notes that the next {@code count} states take all their steps. */
  public void takeAll(int count) {
    states += count;
  }

  /** Notes that the next state takes these steps and leaves out others. */
  public void takeSome(int[] chosen, int from, int to) {
    fillUp();
    if (length + to - from > steps.length) {
      steps = Arrays.copyOf(steps, Math.max(2 * steps.length, length + to - from));
    }
    System.arraycopy(chosen, from, steps, length, to - from);
    length += to - from;
    states++;
    fillUp();
  }

  /** Notes for all states so far where their steps end. */
  private void fillUp() {
    if (states > ends.length) {
      ends = Arrays.copyOf(ends, Math.max(2 * ends.length, states));
    }
    Arrays.fill(ends, noted, states, length);
    noted = states;
  }

  /** Whether a state takes all of its steps. */
  public boolean isAll(int state) {
    return state >= noted || start(state) == ends[state];
  }

  /** How many steps a state takes, if it leaves out others. */
  public int count(int state) {
    return ends[state] - start(state);
  }

  /** One of the steps that a state takes, in their order. */
  public int step(int state, int index) {
    return isAll(state) ? index : steps[start(state) + index];
  }

  private int start(int state) {
    return state == 0 ? 0 : ends[state - 1];
  }

  /** How many bytes of memory the record takes. */
  public long bytes() {
    return (long) Integer.BYTES * (ends.length + steps.length);
  }

  /** Writes all choices. */
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(states);
    out.writeInt(noted);
    out.writeInt(length);
    for (int state = 0; state < noted; state++) {
      out.writeInt(ends[state]);
    }
    for (int at = 0; at < length; at++) {
      out.writeInt(steps[at]);
    }
  }

  /** Reads the choices that {@link #save} has written, while there are none. */
  public void restore(DataInputStream in) throws IOException {
    states = in.readInt();
    noted = in.readInt();
    length = in.readInt();
    ends = new int[Math.max(64, noted)];
    steps = new int[Math.max(64, length)];
    for (int state = 0; state < noted; state++) {
      ends[state] = in.readInt();
    }
    for (int at = 0; at < length; at++) {
      steps[at] = in.readInt();
    }
  }
}
