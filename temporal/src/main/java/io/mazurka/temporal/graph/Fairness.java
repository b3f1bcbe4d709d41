package io.mazurka.temporal.graph;

import java.util.List;

/**
 * Assumptions on what is not passed over for ever, and in which states of a graph each of them has
 * something enabled. That is not to be read off the edges: a reduced graph does not have them all.
 */
public final class Fairness {

  private final List<FairnessAssumption> assumptions;
  private final int words;
  private final long[] enabled;

  /**
   * @param enabled for each state as many words as hold a bit for each assumption: whether some of
   *     its actions are enabled there
   */
  public Fairness(List<FairnessAssumption> assumptions, long[] enabled) {
    this.assumptions = List.copyOf(assumptions);
    this.words = words(assumptions.size());
    this.enabled = enabled;
  }

  /** No assumption at all. */
  public static Fairness none() {
    return new Fairness(List.of(), new long[0]);
  }

  /** How many words a state takes in the bits of so many assumptions. */
  public static int words(int assumptions) {
    return (assumptions + Long.SIZE - 1) / Long.SIZE;
  }

  public List<FairnessAssumption> assumptions() {
    return assumptions;
  }

  public boolean isEnabled(int state, int assumption) {
    return (enabled[state * words + assumption / Long.SIZE] >>> assumption & 1) != 0;
  }

  /** The bits of a state for the assumptions of one word. */
  public long enabled(int state, int word) {
    return enabled[state * words + word];
  }
}
