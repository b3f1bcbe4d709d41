package io.mazurka.kernel;

import java.util.List;

/**
 * The declarations of a model that no execution uses.
 *
 * @param neverTaken steps that are enabled in no state
 * @param neverSent kinds of messages that steps wait for and that no step sends
 * @param neverConsumed kinds of messages that are sent and that no step consumes
 */
public record Unused(List<String> neverTaken, List<String> neverSent, List<String> neverConsumed) {

  public Unused {
    neverTaken = List.copyOf(neverTaken);
    neverSent = List.copyOf(neverSent);
    neverConsumed = List.copyOf(neverConsumed);
  }

  /** The unused declarations of a model without messages. */
  public static Unused steps(List<String> neverTaken) {
    return new Unused(neverTaken, List.of(), List.of());
  }
}
