package io.mazurka.kernel.symmetry;

/**
 * Two states of an orbit have different steps, so the permutation between them is no automorphism.
 */
public final class NoAutomorphismException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what differs. */
  public NoAutomorphismException(String message) {
    super(message);
  }
}
