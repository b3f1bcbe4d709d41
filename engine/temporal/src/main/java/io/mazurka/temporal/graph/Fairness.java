package io.mazurka.temporal.graph;

import java.util.List;

/**
 * Fairness assumptions about a graph, with the states in which the actions of each assumption are
 * enabled. The edges do not tell this: a reduced graph lacks some of them.
 */
public final class Fairness {

  private final List<FairnessAssumption> assumptions;
  private final int words;
  private final long[] enabled;

  /**
   * @param enabled for each state, {@link #words} words with a bit for each assumption: whether one
   *     of its actions is enabled there
   */
  public Fairness(List<FairnessAssumption> assumptions, long[] enabled) {
    this.assumptions = List.copyOf(assumptions);
    this.words = words(assumptions.size());
    this.enabled = enabled;
  }

  /** No assumptions. */
  public static Fairness none() {
    return new Fairness(List.of(), new long[0]);
  }

  /** The number of words per state for so many assumptions. */
  public static int words(int assumptions) {
    return (assumptions + Long.SIZE - 1) / Long.SIZE;
  }

  /** The assumptions; their indices are the numbers that other methods take. */
  public List<FairnessAssumption> assumptions() {
    return assumptions;
  }

  /** Whether an action of an assumption is enabled in a state. */
  public boolean isEnabled(int state, int assumption) {
    return (enabled[state * words + assumption / Long.SIZE] >>> assumption & 1) != 0;
  }

  /** The bits of a state for the assumptions of one word. */
  public long enabled(int state, int word) {
    return enabled[state * words + word];
  }
}
