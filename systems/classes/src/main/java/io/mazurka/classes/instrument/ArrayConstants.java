package io.mazurka.classes.instrument;

import org.objectweb.asm.Opcodes;

/**
 * Recognises, while code is read, the instructions that fill a new array with constants. Such
 * stores need no events, since no other thread knows the array yet, and tables of constants are
 * long.
 */
final class ArrayConstants {

  /** The top of the operand stack. */
  private enum Top {
    ANYTHING,
    /** An array that was just made. */
    ARRAY,
    /** The same array twice, and then constants. */
    COPY
  }

  private Top top = Top.ANYTHING;

  /** An array was made. */
  void made() {
    top = Top.ARRAY;
  }

  /** An instruction comes that does not belong to filling a new array with constants. */
  void other() {
    top = Top.ANYTHING;
  }

  /**
   * An instruction without operands comes; an instruction that pushes a constant is passed as
   * {@code NOP}.
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
