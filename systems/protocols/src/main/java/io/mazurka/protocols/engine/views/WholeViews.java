package io.mazurka.protocols.engine.views;

import java.util.Arrays;

/**
 * States in the form that they would have if no process were split: one slot per process, with the
 * number of its view. For code that needs views rather than speed. Views that occur are given
 * numbers and kept.
 */
public final class WholeViews {

  private final ProcessComponent[] processes;

  /** Per process, the slot of the first part of its inbox, or -1. */
  private final int[] firstChannel;

  private final int mainSlots;

  public WholeViews(Layout layout) {
    this.processes = layout.processes().toArray(ProcessComponent[]::new);
    this.firstChannel = new int[processes.length];
    Arrays.setAll(
        firstChannel, process -> processes[process].isSplit() ? layout.firstChannel(process) : -1);
    this.mainSlots = layout.mainSlots();
  }

  /** The number of slots of a state that is not split. */
  public int slots() {
    return mainSlots;
  }

  /** The number of the view of a process in a state. */
  public int view(int process, int[] state) {
    int first = firstChannel[process];
    return first < 0
        ? state[process]
        : processes[process].parts().join(state[process], state, first);
  }

  /** Converts a state into the form without split processes. */
  public void join(int[] state, int[] whole) {
    System.arraycopy(state, 0, whole, 0, mainSlots);
    for (int process = 0; process < processes.length; process++) {
      whole[process] = view(process, state);
    }
  }

  /** Converts back from the form without split processes. */
  public void split(int[] whole, int[] state) {
    System.arraycopy(whole, 0, state, 0, mainSlots);
    for (int process = 0; process < processes.length; process++) {
      if (firstChannel[process] >= 0) {
        int[] values = processes[process].parts().split(whole[process]);
        state[process] = values[0];
        System.arraycopy(values, 1, state, firstChannel[process], values.length - 1);
      }
    }
  }
}
