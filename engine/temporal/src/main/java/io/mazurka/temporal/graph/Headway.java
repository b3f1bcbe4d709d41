package io.mazurka.temporal.graph;

/** Told now and then how far a long computation has come; decides whether it goes on. */
@FunctionalInterface
public interface Headway {

  /** Never stops a computation. */
  Headway UNLIMITED = done -> true;

  /**
   * Whether to go on.
   *
   * @param done the number of examined states
   */
  boolean goOn(long done);
}
