package io.mazurka.catalogue.saved;

import java.util.List;

/** A saved counterexample does not happen in the model as it is now. */
public final class NoLongerHappensException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> difference;

  /**
   * @param message where the model departs from the counterexample
   * @param difference the difference between then and now, in lines
   */
  NoLongerHappensException(String message, List<String> difference) {
    super(message);
    this.difference = List.copyOf(difference);
  }

  /** The difference between then and now, in lines. */
  public List<String> difference() {
    return difference;
  }
}
