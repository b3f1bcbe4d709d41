package io.mazurka.cluster.job;

/**
 * The cycle provisos: ways to make sure that some state of every explored cycle is expanded fully,
 * although no process knows a whole cycle (Brim, Cerna, Moravec and Simsa 2005). Some reductions
 * need this.
 */
public enum Proviso {
  /** A state is expanded fully if a reduced set would lead to another partition. */
  BORDER,
  /**
   * A reduced set may lead to another partition only if that comes before its own in a fixed order.
   */
  ORDER,
  /** Only the stack of the depth-first search is tested, which is enough for one partition. */
  FRAGMENT,
  /**
   * A reduced set may lead only to partitions that the search has not left since the last full
   * expansion.
   */
  HISTORY
}
