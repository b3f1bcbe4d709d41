package io.mazurka.kernel.exploration;

/** Works on a task, by a search of states or by running execution after execution. */
@FunctionalInterface
public interface Exploration {

  /** Explores until nothing is left, a property fails or a limit is reached. */
  SearchResult run(SearchTask task);

  /** Why what was explored cannot be saved, in words; empty if it can. */
  default String unsaved() {
    return "executions are run one after the other, and no states are kept";
  }

  /** Explores like {@link #run(SearchTask)}, saves itself and goes on from what was saved. */
  default SearchResult run(SearchTask task, Keeping saving) {
    return run(task);
  }

  /** Why only one worker can explore, in words; empty if several can. */
  default String alone() {
    return "executions are run one after the other";
  }

  /** How many workers explore unless the user says otherwise. */
  default int usualWorkers() {
    return 1;
  }
}
