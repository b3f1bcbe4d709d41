package io.mazurka.catalogue.proof;

import java.util.List;

/**
 * Where the lemmas of a proof come from.
 *
 * @param find whether they are looked for
 * @param given conditions that a user believes to hold, as expressions
 */
public record LemmaSource(boolean find, List<String> given) {

  public LemmaSource {
    given = List.copyOf(given);
  }

  /** They are found. */
  public static LemmaSource found() {
    return new LemmaSource(true, List.of());
  }

  /** There are none. */
  public static LemmaSource none() {
    return new LemmaSource(false, List.of());
  }

  /** A user gives them. */
  public static LemmaSource given(List<String> lemmas) {
    return new LemmaSource(false, lemmas);
  }
}
