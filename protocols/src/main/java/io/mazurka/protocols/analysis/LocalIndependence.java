package io.mazurka.protocols.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Which transitions of one process are independent of each other and which can enable which, from
 * each of its local states on.
 *
 * <p>Two transitions of a process both move it, so they are independent only if the local graph
 * shows that they are. In every local state from here on where both have a step, neither takes away
 * or adds a step of the other; taken in either order, with the same letters, they lead to the same
 * local state and send the same; they never compete for a letter nor send the same one; and no
 * monitor hears both. Not to send the same is more than commuting needs: a letter that is sent
 * twice is absorbed or not, depending on when its recipient takes it.
 */
public final class LocalIndependence {

  /** Larger tables are not computed; then everything depends on everything. */
  private static final double LARGEST = 1 << 27;

  private final LocalGraph graph;
  private final OwnTransitions own;
  private final boolean tooLarge;

  /** Per node, the pairs of places that are dependent from there on. */
  private final NumberSet[] dependent;

  /** Per pair of places and node, the letters that tell the two orders apart from there on. */
  private final Map<Integer, NumberSet[]> differences = new HashMap<>();

  /** Per node, the pairs of places of which the first can enable the second from there on. */
  private final NumberSet[] enabling;

  public LocalIndependence(LocalAnalysis analysis, int process) {
    this(analysis.graphs().get(process), analysis.background(), new Rivalry(analysis.background()));
  }

  /** With another idea of which letters compete. */
  LocalIndependence(LocalGraph graph, Background background, IntUnaryOperator rivalry) {
    this.graph = graph;
    this.own = new OwnTransitions(graph);
    this.tooLarge = (double) graph.size() * own.size() * own.size() > LARGEST;
    if (tooLarge) {
      this.dependent = new NumberSet[0];
      this.enabling = new NumberSet[0];
      return;
    }
    LocalDiamonds diamonds = new LocalDiamonds(graph, own, background, rivalry);
    Onwards onwards = new Onwards(graph.successors(graph.steps()));
    Map<Integer, BitSet[]> letters = new HashMap<>();
    this.dependent =
        onwards.unions(
            (node, pairs) -> {
              Map<Integer, BitSet> found = new HashMap<>();
              diamonds.findConflicts(node, pairs, found);
              found.forEach(
                  (pair, some) -> letters.computeIfAbsent(pair, this::nothing)[node].or(some));
            });
    this.enabling = onwards.unions(diamonds::findEnabling);
    letters.forEach((pair, some) -> differences.put(pair, onwards.unions(some)));
  }

  private BitSet[] nothing(int pair) {
    BitSet[] sets = new BitSet[graph.size()];
    Arrays.setAll(sets, node -> new BitSet());
    return sets;
  }

  /** Whether two transitions of the process are independent from a local state on. */
  public boolean independent(int local, int one, int other) {
    return wouldBeIndependent(local, one, other) && differences(local, one, other).isEmpty();
  }

  /**
   * Whether two transitions of the process are independent from a local state on, as long as nobody
   * will consume the letters in which {@linkplain #differences they differ}.
   */
  public boolean wouldBeIndependent(int local, int one, int other) {
    return one != other && !relates(dependent, local, one, other);
  }

  /** The letters that are sent in one order of the two transitions, or twice, from here on. */
  public NumberSet differences(int local, int one, int other) {
    int first = own.place(one);
    int second = own.place(other);
    NumberSet[] sets = differences.get(first * own.size() + second);
    return first < 0 || second < 0 || sets == null ? NumberSet.none() : sets[graph.node(local)];
  }

  /**
   * Whether a step of {@code one} can, from a local state on, make a step of {@code other} possible
   * that was not possible before with the same letters.
   */
  public boolean canEnable(int local, int one, int other) {
    return relates(enabling, local, one, other);
  }

  private boolean relates(NumberSet[] relation, int local, int one, int other) {
    int node = graph.node(local);
    int first = own.place(one);
    int second = own.place(other);
    return first >= 0
        && second >= 0
        && (tooLarge || relation[node].contains(first * own.size() + second));
  }
}
