package io.mazurka.proofs.lemmas;

/** Thrown when a solver did not know an answer, so that the search for lemmas must end. */
final class UndecidedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UndecidedException(String trouble) {
    super("the solver does not know: " + trouble);
  }
}
