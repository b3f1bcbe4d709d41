package io.mazurka.cluster.product;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The graph of the chosen steps of all states of a partition. All entries follow from the states
 * alone, so a repeated superstep writes the same entries again, and nothing needs to be undone.
 */
public final class PartGraph {

  private static final long UNKNOWN = -1;

  private final boolean withActions;

  /** For each state its first edge; the last entry is the number of all edges. */
  private int[] firsts = new int[64];

  private int states;
  private long[] targets = new long[64];
  private int[] actions = {};

  /** The states with edges in which a run may nevertheless stay. */
  private final BitSet resting = new BitSet();

  /**
   * @param withActions whether it matters which transition takes an edge
   */
  public PartGraph(boolean withActions) {
    this.withActions = withActions;
  }

  /** The place of a state or of a pair, as one long. */
  public static long place(int partition, int index) {
    return (long) partition << Integer.SIZE | index;
  }

  public static int partition(long place) {
    return (int) (place >>> Integer.SIZE);
  }

  public static int index(long place) {
    return (int) place;
  }

  /** How many states are connected. */
  public int states() {
    return states;
  }

  public int firstEdge(int state) {
    return firsts[state];
  }

  /**
   * Makes room for a state with {@code degree} edges; the state is the next one, or was added
   * before.
   *
   * @param terminal whether a run may stay there
   */
  public void open(int state, int degree, boolean terminal) {
    if (state > states) {
      throw new IllegalStateException("states are connected in their order");
    }
    resting.set(state, terminal && degree > 0);
    if (state < states) {
      return;
    }
    states++;
    if (states == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * states);
    }
    int end = Math.addExact(firsts[state], degree);
    firsts[states] = end;
    if (end > targets.length) {
      targets = Arrays.copyOf(targets, (int) Math.min(Integer.MAX_VALUE - 8, 2L * end));
    }
    Arrays.fill(targets, firsts[state], end, UNKNOWN);
    if (withActions && actions.length < targets.length) {
      actions = Arrays.copyOf(actions, targets.length);
    }
  }

  public void setAction(int edge, int action) {
    if (withActions) {
      actions[edge] = action;
    }
  }

  public void setTarget(int edge, long place) {
    targets[edge] = place;
  }

  long target(int edge) {
    long place = targets[edge];
    if (place == UNKNOWN) {
      throw new IllegalStateException("nobody told where an edge leads");
    }
    return place;
  }

  int action(int edge) {
    return withActions ? actions[edge] : 0;
  }

  /** Whether a run may stay in a state for ever, as it must if there is no edge. */
  boolean isTerminal(int state) {
    return firsts[state] == firsts[state + 1] || resting.get(state);
  }

  /** Whether a run may stay in a state although it has edges. */
  boolean isResting(int state) {
    return resting.get(state);
  }

  public long bytes() {
    return 4L * firsts.length + 8L * targets.length + 4L * actions.length;
  }

  /** Writes the whole graph. */
  public void save(DataOutput out) throws IOException {
    out.writeInt(states);
    for (int state = 0; state < states; state++) {
      out.writeInt(firsts[state + 1] - firsts[state]);
      out.writeBoolean(resting.get(state));
      for (int edge = firsts[state]; edge < firsts[state + 1]; edge++) {
        out.writeLong(targets[edge]);
        if (withActions) {
          out.writeInt(actions[edge]);
        }
      }
    }
  }

  public void restore(DataInput in) throws IOException {
    int count = in.readInt();
    for (int state = 0; state < count; state++) {
      open(state, in.readInt(), in.readBoolean());
      for (int edge = firsts[state]; edge < firsts[state + 1]; edge++) {
        targets[edge] = in.readLong();
        if (withActions) {
          actions[edge] = in.readInt();
        }
      }
    }
  }
}
