package io.mazurka.kernel.model;

/**
 * A declared step of which it is certain before any search that it can never be taken.
 *
 * @param name as in {@link io.mazurka.kernel.Unused#neverTaken}
 * @param reason why, in words
 */
public record ImpossibleStep(String name, String reason) {

  /** All of it in a sentence. */
  @Override
  public String toString() {
    return "%s can never be taken: %s".formatted(name, reason);
  }
}
