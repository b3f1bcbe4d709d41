package io.mazurka.kernel.model;

/**
 * A declared step that can never be taken, as is known before any search.
 *
 * @param name the name of the step, as in {@link io.mazurka.kernel.Unused#neverTaken}
 * @param reason why the step is impossible, in words
 */
public record ImpossibleStep(String name, String reason) {

  /** The name and the reason in a sentence. */
  @Override
  public String toString() {
    return "%s can never be taken: %s".formatted(name, reason);
  }
}
