package io.mazurka.classes.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Copies the object or array that an instruction is about to access to the top of the stack. */
final class ReceiverCopies {

  private ReceiverCopies() {}

  /** Changes the stack from object, value to object, value, object. */
  static void ofField(MethodVisitor code, Type value) {
    if (value.getSize() == 1) {
      code.visitInsn(Opcodes.SWAP);
      code.visitInsn(Opcodes.DUP_X1);
    } else {
      code.visitInsn(Opcodes.DUP2_X1);
      code.visitInsn(Opcodes.POP2);
      code.visitInsn(Opcodes.DUP_X2);
    }
  }

  /**
   * Copies array and index before an instruction that loads or stores an element.
   *
   * @return the method of {@code Rewritten} to call with them
   */
  static String ofElement(MethodVisitor code, int opcode) {
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      code.visitInsn(Opcodes.DUP2);
      return "readElement";
    } else if (opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE) {
      code.visitInsn(Opcodes.DUP2_X2);
      code.visitInsn(Opcodes.POP2);
      code.visitInsn(Opcodes.DUP2_X2);
    } else {
      code.visitInsn(Opcodes.DUP_X2);
      code.visitInsn(Opcodes.POP);
      code.visitInsn(Opcodes.DUP2_X1);
    }
    return "writeElement";
  }

  /** Whether an instruction loads or stores an element. */
  static boolean isElement(int opcode) {
    return (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE);
  }
}
