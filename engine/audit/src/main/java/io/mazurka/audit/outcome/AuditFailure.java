package io.mazurka.audit.outcome;

import java.util.List;

/**
 * Something a reduction relies on that is not true.
 *
 * @param explanation what was said and what is true, in a sentence
 * @param transitions the two transitions concerned, or one, or none
 * @param witness the state in which it shows; empty if it is about no state
 * @param origin the state in which it was said, if that is another one
 */
public record AuditFailure(
    String explanation, List<String> transitions, List<Part> witness, List<Part> origin) {

  /** The value of a component of the system in a state. */
  public record Part(String component, String value) {}

  public AuditFailure {
    transitions = List.copyOf(transitions);
    witness = List.copyOf(witness);
    origin = List.copyOf(origin);
  }
}
