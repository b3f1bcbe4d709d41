package io.mazurka.kernel.exploration;

/** Works on a task, by a search of states or by running execution after execution. */
@FunctionalInterface
public interface Exploration {

  /** Explores until nothing is left, a property fails or a limit is reached. */
  SearchResult run(SearchTask task);
}
