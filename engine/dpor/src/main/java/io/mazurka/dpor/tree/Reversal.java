package io.mazurka.dpor.tree;

/** Is told of races, and sees to it that they are reversed. */
@FunctionalInterface
public interface Reversal {

  /**
   * A race was found.
   *
   * @param earlier the position of its earlier event
   * @param sequence what reverses it, run from the state before that; valid until this returns, and
   *     may be changed
   */
  void reverse(int earlier, Sequence sequence);
}
