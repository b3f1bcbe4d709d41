package io.mazurka.kernel.formula;

/**
 * Reads the atoms of formulas, in the language of a front end.
 *
 * @param <T> the type in which the front end represents conditions
 */
@FunctionalInterface
public interface AtomReader<T> {

  /**
   * The condition that an atom stands for.
   *
   * @param text the atom as it is written: a name, a name in quotes, or an expression
   * @throws io.mazurka.temporal.syntax.UnknownAtomException if the text is no known atom
   */
  T read(String text);

  /** Whether a word begins an atom that may contain connectives and extends as far as possible. */
  default boolean reachesFar(String word) {
    return false;
  }
}
