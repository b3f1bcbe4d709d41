package io.mazurka.proofs.lemmas;

/** A solver did not know, so that lemmas cannot be looked for any further. */
final class UndecidedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UndecidedException(String trouble) {
    super("the solver does not know: " + trouble);
  }
}
