package io.mazurka.catalogue.saved;

import java.util.List;

/** A saved counterexample does not happen in the model as it is now. */
public final class NoLongerHappensException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> difference;

  /**
   * @param message where it departs
   * @param difference what was there then and what is there now, line by line
   */
  NoLongerHappensException(String message, List<String> difference) {
    super(message);
    this.difference = List.copyOf(difference);
  }

  /** What was there then and what is there now, line by line. */
  public List<String> difference() {
    return difference;
  }
}
