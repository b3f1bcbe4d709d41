package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.AtomicCalls;
import io.mazurka.classes.calls.AtomicCalls.Access;
import io.mazurka.classes.instrument.facts.AccessShape;
import io.mazurka.classes.memory.Strength;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes calls to {@link AtomicCalls} from methods whose arguments are those of an access. */
final class Telling {

  private static final String CALLS = Type.getInternalName(AtomicCalls.class);
  private static final String ACCESS = Type.getInternalName(Access.class);
  private static final String STRENGTH = Type.getInternalName(Strength.class);

  private Telling() {}

  /** Reports the access of this shape; leaves on the stack whether it should fail spuriously. */
  static void of(MethodVisitor code, Type[] arguments, AccessShape shape, String method) {
    String descriptor = begin(code, arguments, shape, shape.access(), method);
    if (shape.expected() < 0) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      load(code, arguments, shape.expected());
      box(code, arguments[shape.expected()]);
    }
    end(code, shape, descriptor);
  }

  /** Reports an access that expects the value of a local variable. */
  static void expecting(
      MethodVisitor code,
      Type[] arguments,
      AccessShape shape,
      Access access,
      String method,
      Type type,
      int local) {
    String descriptor = begin(code, arguments, shape, access, method);
    code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
    box(code, type);
    end(code, shape, descriptor);
  }

  /** Pushes the arguments of the report except the expected value; returns their types. */
  private static String begin(
      MethodVisitor code, Type[] arguments, AccessShape shape, Access access, String method) {
    StringBuilder descriptor = new StringBuilder("(Ljava/lang/Object;");
    load(code, arguments, 0);
    boolean hasTarget = shape.entry().equals("field") || shape.entry().equals("handle1");
    if (hasTarget) {
      descriptor.append("Ljava/lang/Object;");
      load(code, arguments, 1);
    }
    if (shape.entry().equals("element") || shape.entry().equals("handle1")) {
      descriptor.append("I");
      if (shape.index() < 0) {
        code.visitInsn(Opcodes.ICONST_M1);
      } else {
        load(code, arguments, shape.index());
      }
    }
    constant(code, ACCESS, access);
    constant(code, STRENGTH, shape.strength());
    code.visitLdcInsn(method);
    return descriptor.append("L" + ACCESS + ";L" + STRENGTH + ";Ljava/lang/String;").toString();
  }

  private static void end(MethodVisitor code, AccessShape shape, String descriptor) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, CALLS, shape.entry(), descriptor + "Ljava/lang/Object;)Z", false);
  }

  private static void constant(MethodVisitor code, String type, Enum<?> value) {
    code.visitFieldInsn(Opcodes.GETSTATIC, type, value.name(), "L" + type + ";");
  }

  static void load(MethodVisitor code, Type[] arguments, int which) {
    code.visitVarInsn(arguments[which].getOpcode(Opcodes.ILOAD), local(arguments, which));
  }

  /** The local variable of an argument. */
  static int local(Type[] arguments, int which) {
    int local = 0;
    for (int index = 0; index < which; index++) {
      local += arguments[index].getSize();
    }
    return local;
  }

  /** Writes a stack map frame in which the arguments are the only local variables. */
  static void frame(MethodVisitor code, Type[] arguments) {
    Object[] locals = new Object[arguments.length];
    for (int index = 0; index < arguments.length; index++) {
      locals[index] = SynchronizedWrapper.local(arguments[index]);
    }
    code.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, new Object[0]);
    code.visitInsn(Opcodes.NOP);
  }

  static void box(MethodVisitor code, Type type) {
    String box =
        switch (type.getSort()) {
          case Type.BOOLEAN -> "java/lang/Boolean";
          case Type.BYTE -> "java/lang/Byte";
          case Type.CHAR -> "java/lang/Character";
          case Type.SHORT -> "java/lang/Short";
          case Type.INT -> "java/lang/Integer";
          case Type.LONG -> "java/lang/Long";
          case Type.FLOAT -> "java/lang/Float";
          case Type.DOUBLE -> "java/lang/Double";
          default -> "";
        };
    if (!box.isEmpty()) {
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          box,
          "valueOf",
          "(" + type.getDescriptor() + ")L" + box + ";",
          false);
    }
  }
}
