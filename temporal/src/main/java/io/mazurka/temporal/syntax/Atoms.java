package io.mazurka.temporal.syntax;

/** What the atoms in the text of a formula stand for, as a front end knows it. */
public interface Atoms {

  /**
   * The number of an atom, from 0 on; the same for the same atom.
   *
   * @param text the atom as it is written: a name, a name in quotes, or an expression
   * @throws UnknownAtomException if it stands for nothing
   */
  int number(String text);

  /**
   * Whether a word begins an atom that goes on as far to the right as it can, over connectives, as
   * {@code forall} may do.
   */
  default boolean reachesFar(String word) {
    return false;
  }
}
