package io.mazurka.classes.instrument;

import org.objectweb.asm.Opcodes;

/**
 * Knows while code is read whether an element is stored into an array that was just made, and that
 * only constants go into: tables of constants are long, and nobody else has them yet.
 */
final class ArrayConstants {

  /** What is on top of the stack. */
  private enum Top {
    ANYTHING,
    /** An array that was just made. */
    ARRAY,
    /** The same array twice, and constants. */
    COPY
  }

  private Top top = Top.ANYTHING;

  /** An array was made. */
  void made() {
    top = Top.ARRAY;
  }

  /** An instruction follows that is no part of filling a new array with constants. */
  void other() {
    top = Top.ANYTHING;
  }

  /**
   * An instruction without operands comes, or one that pushes a constant stands as {@code NOP}.
   *
   * @return whether it stores a constant into a new array
   */
  boolean instruction(int opcode) {
    boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    if (top == Top.ARRAY && opcode == Opcodes.DUP) {
      top = Top.COPY;
    } else if (top == Top.COPY && stores) {
      top = Top.ARRAY;
      return true;
    } else if (opcode > Opcodes.DCONST_1) {
      top = Top.ANYTHING;
    }
    return false;
  }
}
