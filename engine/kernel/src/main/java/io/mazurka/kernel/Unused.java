package io.mazurka.kernel;

import java.util.List;

/**
 * What a model declares and no execution makes use of.
 *
 * @param neverTaken steps that are enabled nowhere
 * @param neverSent kinds of messages that steps wait for and nobody sends
 * @param neverConsumed kinds of messages that are sent and that nobody consumes
 */
public record Unused(List<String> neverTaken, List<String> neverSent, List<String> neverConsumed) {

  public Unused {
    neverTaken = List.copyOf(neverTaken);
    neverSent = List.copyOf(neverSent);
    neverConsumed = List.copyOf(neverConsumed);
  }

  /** Of a model without messages. */
  public static Unused steps(List<String> neverTaken) {
    return new Unused(neverTaken, List.of(), List.of());
  }
}
