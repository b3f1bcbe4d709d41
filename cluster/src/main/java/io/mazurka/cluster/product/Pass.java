package io.mazurka.cluster.product;

/**
 * What supersteps do to find accepted runs, after the search. A pass is over when nobody has
 * anything left to do; the next one begins then.
 *
 * <p>The algorithm removes pairs of a state and a state of the automaton until each that is left
 * has, somewhere before it, an edge for every condition of an accepted run (Fisler, Fraer, Kamhi,
 * Vardi and Yang 2001; Cerna and Pelanek 2003): what is left is empty if no run is accepted. Going
 * back from any pair that is left, from condition to condition, comes to an accepted cycle.
 */
public enum Pass {
  /** States tell the owners of their successors of the steps that lead there. */
  CONNECT,
  /** These answer with the places of the successors. */
  ANSWER,
  /** Pairs that can be reached from initial ones are marked. */
  REACH,
  /** Others are removed. */
  KEEP,
  /** Pairs that are left count the edges into them from others. */
  COUNT,
  /** Those without any are removed, and so are their edges, and so on. */
  PEEL,
  /** Pairs are marked with the conditions that edges before them meet. */
  MARK,
  /** Those that lack one are removed. */
  TRIM
}
