package io.mazurka.temporal.graph;

/** Is told now and then how far a long computation came, and says whether to go on. */
@FunctionalInterface
public interface Headway {

  /** To go on to the end. */
  Headway UNLIMITED = done -> true;

  /**
   * Whether to go on.
   *
   * @param done how many states were looked at
   */
  boolean goOn(long done);
}
