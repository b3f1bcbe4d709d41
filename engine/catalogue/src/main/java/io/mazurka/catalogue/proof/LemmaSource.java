package io.mazurka.catalogue.proof;

import java.util.List;

/**
 * Where the lemmas of a proof come from.
 *
 * @param find whether lemmas are looked for
 * @param given conditions that the user believes to hold, as expressions
 */
public record LemmaSource(boolean find, List<String> given) {

  public LemmaSource {
    given = List.copyOf(given);
  }

  /** Lemmas are looked for. */
  public static LemmaSource found() {
    return new LemmaSource(true, List.of());
  }

  /** There are no lemmas. */
  public static LemmaSource none() {
    return new LemmaSource(false, List.of());
  }

  /** The user gives the lemmas. */
  public static LemmaSource given(List<String> lemmas) {
    return new LemmaSource(false, lemmas);
  }
}
