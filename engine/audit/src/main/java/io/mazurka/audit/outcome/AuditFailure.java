package io.mazurka.audit.outcome;

import java.util.List;

/**
 * A claim that a reduction relies on and that is false.
 *
 * @param explanation the claim and what is true instead, in a sentence
 * @param transitions the two transitions concerned, or one, or none
 * @param witness the state that shows it; empty if the claim is about no state
 * @param origin the state in which the claim was made, if that is another state
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
