package io.mazurka.kernel.formula;

/**
 * What the atoms of formulas stand for, as a front end knows it.
 *
 * @param <T> how it knows conditions
 */
@FunctionalInterface
public interface AtomReader<T> {

  /**
   * The condition that an atom stands for.
   *
   * @param text the atom as it is written: a name, a name in quotes, or an expression
   * @throws io.mazurka.temporal.syntax.UnknownAtomException if it stands for nothing
   */
  T read(String text);

  /** Whether a word begins an atom that goes on over connectives, as far as it can. */
  default boolean reachesFar(String word) {
    return false;
  }
}
