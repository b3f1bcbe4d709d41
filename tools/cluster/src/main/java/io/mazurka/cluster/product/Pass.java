package io.mazurka.cluster.product;

/**
 * The kinds of supersteps that find accepted runs, after the search. A pass is a sequence of
 * supersteps of one kind. It ends when no partition has anything left to do; then the next pass
 * begins.
 *
 * <p>The algorithm removes pairs of a state and a state of the automaton until each that is left
 * has, somewhere before it, an edge for every condition of an accepted run (Fisler, Fraer, Kamhi,
 * Vardi and Yang 2001; Cerna and Pelanek 2003): no pair is left if no run is accepted. If a pair is
 * left, the way back from it, from condition to condition, comes to an accepted cycle.
 */
public enum Pass {
  /** Each partition sends the successors of its states to the partitions that own them. */
  CONNECT,
  /** The owners answer with the places of the successors. */
  ANSWER,
  /** Pairs that can be reached from initial pairs are marked. */
  REACH,
  /** Pairs that cannot be reached are removed. */
  KEEP,
  /** Each pair counts the edges that lead to it from pairs that are left. */
  COUNT,
  /** Pairs without incoming edges are removed with their edges, again and again. */
  PEEL,
  /** Pairs are marked with the conditions that edges before them meet. */
  MARK,
  /** Pairs that lack the mark of some condition are removed. */
  TRIM
}
