package io.mazurka.temporal.syntax;

/** The atoms that the text of a formula may contain, as a front end defines them. */
public interface Atoms {

  /**
   * The number of an atom, counted from 0; the same for equal atoms.
   *
   * @param text the atom as written: a name, a quoted name, or an expression
   * @throws UnknownAtomException if the text has no meaning
   */
  int number(String text);

  /**
   * Whether a word begins an atom that extends as far to the right as possible, across connectives,
   * such as {@code forall}.
   */
  default boolean reachesFar(String word) {
    return false;
  }
}
