package io.mazurka.kernel.exploration;

/** A way to work on a task: a search of states, or running execution after execution. */
@FunctionalInterface
public interface Exploration {

  /** Explores until nothing is left, a property fails or a limit is reached. */
  SearchResult run(SearchTask task);
}
