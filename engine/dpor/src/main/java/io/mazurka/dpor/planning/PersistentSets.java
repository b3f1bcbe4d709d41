package io.mazurka.dpor.planning;

/**
 * Selects persistent sets (Godefroid 1996): sets of threads that suffice to explore in a state,
 * found without running anything. As long as only other threads run, none of their events depends
 * on the next events of the threads in the set.
 */
@FunctionalInterface
public interface PersistentSets {

  /** Selects all enabled threads. */
  PersistentSets NONE = enabled -> enabled;

  /**
   * The enabled threads to explore in the current state of the execution; at least one if any is
   * enabled.
   *
   * @param enabled all enabled threads, as a set of bits
   */
  long select(long enabled);

  /** Behind the name of a strategy, that it stays within these sets; empty if they hold all. */
  default String description() {
    return this == NONE ? "" : ", within persistent sets";
  }
}
