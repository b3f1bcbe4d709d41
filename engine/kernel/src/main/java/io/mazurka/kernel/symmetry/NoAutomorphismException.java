package io.mazurka.kernel.symmetry;

/** Two states of an orbit differ in what can happen, so what maps them is no automorphism. */
public final class NoAutomorphismException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what differs. */
  public NoAutomorphismException(String message) {
    super(message);
  }
}
