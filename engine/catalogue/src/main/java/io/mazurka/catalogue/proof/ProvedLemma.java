package io.mazurka.catalogue.proof;

import java.util.List;

/**
 * A condition that was proved to hold always because a proof needs it.
 *
 * @param name the name of the lemma in the proof
 * @param lemmaClass the class of the lemma in the classification of Bokor (2011)
 * @param formula the condition as an expression
 * @param supportedBy the names of the lemmas that its own proof needs
 */
public record ProvedLemma(
    String name, String lemmaClass, String formula, List<String> supportedBy) {

  public ProvedLemma {
    supportedBy = List.copyOf(supportedBy);
  }
}
