package io.mazurka.dpor.planning;

/**
 * Sets of threads that suffice in a state whatever the others do, known without running anything
 * (Godefroid 1996): while only others run, nothing they do depends on the next events of these.
 */
@FunctionalInterface
public interface PersistentSets {

  /**
   * The enabled threads to explore in the state the execution is in; some if any is enabled.
   *
   * @param enabled all enabled threads, as a set of bits
   */
  long select(long enabled);

  /** The trivial ones: all enabled threads. */
  static PersistentSets none() {
    return enabled -> enabled;
  }
}
