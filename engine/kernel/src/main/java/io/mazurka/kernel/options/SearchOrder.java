package io.mazurka.kernel.options;

/** The order in which states are explored. */
public enum SearchOrder {
  /** Breadth-first: shortest counterexamples. */
  BFS,
  /** Depth-first, with an explicit stack. */
  DFS
}
