package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.calls.LoopCalls;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The places in a method where loops begin, and the local variables that have a value there. */
public final class Loops {

  private static final String CALLS = Type.getInternalName(LoopCalls.class);

  private static final String OBJECT = "Ljava/lang/Object;";

  private final Set<Label> passed = new HashSet<>();
  private final Map<Label, Object[]> locals = new HashMap<>();
  private final List<Label> here = new ArrayList<>();

  public void label(Label label) {
    passed.add(label);
    here.add(label);
  }

  /** An instruction comes, so labels before it do not mark the next one. */
  public void instruction() {
    here.clear();
  }

  /**
   * The types of the local variables at the current labels; labels with operands on the stack are
   * ignored.
   */
  public void frame(int count, Object @Nullable [] types, int stacked) {
    if (types != null && stacked == 0) {
      Object[] known = new Object[count];
      System.arraycopy(types, 0, known, 0, count);
      here.forEach(label -> locals.put(label, known));
    }
  }

  /** Reports the end of a turn, if a jump to {@code target} ends one and is taken. */
  public void jump(MethodVisitor code, int opcode, Label target, int number) {
    Object[] types = passed.contains(target) ? locals.get(target) : null;
    if (types == null) {
      return;
    }
    pushTaken(code, opcode);
    code.visitLdcInsn(number);
    code.visitInsn(Opcodes.LCONST_0);
    int local = 0;
    for (Object type : types) {
      local += add(code, type, local);
    }
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "turn", "(ZIJ)V", false);
  }

  /** Pushes whether the operands on the stack lead to a jump, and keeps the operands. */
  private static void pushTaken(MethodVisitor code, int opcode) {
    String operands =
        switch (opcode) {
          case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE ->
              "I";
          case Opcodes.IFNULL, Opcodes.IFNONNULL -> OBJECT;
          case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE -> OBJECT + OBJECT;
          case Opcodes.GOTO, Opcodes.JSR -> "";
          default -> "II";
        };
    if (operands.isEmpty()) {
      code.visitInsn(Opcodes.ICONST_1);
      return;
    }
    boolean one = operands.equals("I") || operands.equals(OBJECT);
    code.visitInsn(one ? Opcodes.DUP : Opcodes.DUP2);
    code.visitLdcInsn(opcode);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "isTaken", "(" + operands + "I)Z", false);
  }

  /** Adds a local variable to the hash; returns the number of its slots. */
  private static int add(MethodVisitor code, Object type, int local) {
    if (type == Opcodes.INTEGER) {
      return add(code, Opcodes.ILOAD, local, "I", 1);
    } else if (type == Opcodes.FLOAT) {
      return add(code, Opcodes.FLOAD, local, "F", 1);
    } else if (type == Opcodes.LONG) {
      return add(code, Opcodes.LLOAD, local, "J", 2);
    } else if (type == Opcodes.DOUBLE) {
      return add(code, Opcodes.DLOAD, local, "D", 2);
    } else if (type instanceof String) {
      return add(code, Opcodes.ALOAD, local, OBJECT, 1);
    }
    return 1;
  }

  private static int add(MethodVisitor code, int load, int local, String type, int size) {
    code.visitVarInsn(load, local);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "mix", "(J" + type + ")J", false);
    return size;
  }
}
