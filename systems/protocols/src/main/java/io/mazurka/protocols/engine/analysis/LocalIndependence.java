package io.mazurka.protocols.engine.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Tells which transitions of one process are independent of each other, and which can enable which,
 * from each of its local states on.
 *
 * <p>Two transitions of one process both change its local state, so they are independent only if
 * the local graph proves it. In every local state from here on in which both have a step, the
 * following must hold. Neither adds or removes steps of the other. In either order, with the same
 * letters, they lead to the same local state and send the same letters. They never compete for a
 * letter, never send the same letter or, in bounded channels, to the same process, and no monitor
 * hears both. Commuting would not require that they send different letters; but whether a letter
 * that is sent twice is absorbed depends on when its recipient consumes it.
 */
public final class LocalIndependence {

  /** A larger table is not computed; then all transitions count as dependent. */
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

  /** Uses another relation of competing letters. */
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
   * Whether two transitions of the process are independent from a local state on, provided that
   * nobody will consume the letters in which {@linkplain #differences their orders differ}.
   */
  public boolean wouldBeIndependent(int local, int one, int other) {
    return one != other && !relates(dependent, local, one, other);
  }

  /**
   * The letters that only one order of the two transitions sends, or that both transitions send,
   * from here on.
   */
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
