package io.mazurka.kernel.delivery;

/** Tells one worker which messages the steps of a state take. */
public interface Takings {

  /** Moves to a state; it is kept by reference until the next call. */
  void load(int[] state);

  /**
   * What a step of the loaded state takes. Steps are numbered like those of a {@link
   * io.mazurka.kernel.Cursor}; the answers for one view of a process are the same objects.
   */
  Taking of(int step);
}
