package io.mazurka.cluster.step;

/**
 * How it is made sure that a state of every cycle that is explored is expanded fully, where a
 * reduction needs that, although no process knows a whole cycle (Brim, Cerna, Moravec and Simsa
 * 2005).
 */
public enum Proviso {
  /** A state is expanded fully whenever a set of it would lead to another partition. */
  BORDER,
  /** A set leads to other partitions only if these come before its own in a fixed order. */
  ORDER,
  /** The test along the stack alone, which is enough if there is one partition. */
  FRAGMENT,
  /** A set leads only to partitions that the search has not left since the last full expansion. */
  HISTORY
}
