package io.mazurka.classes.instrument;

import io.mazurka.classes.runtime.AtomicCalls;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static methods that are added to a class: each tells of an access and then performs it. Callers
 * have the arguments on the stack in the right order, whatever these are.
 */
final class Bridges {

  private static final String CALLS = Type.getInternalName(AtomicCalls.class);

  /** A call to a method of Java. */
  private record Call(int opcode, String owner, String name, String descriptor) {}

  private final Map<Call, AccessShape> calls = new LinkedHashMap<>();
  private final Map<Call, String> names = new LinkedHashMap<>();

  /** The name of the method to call instead; it gets the receiver first. */
  String to(int opcode, String owner, String name, String descriptor, AccessShape shape) {
    Call call = new Call(opcode, owner, name, descriptor);
    calls.put(call, shape);
    return names.computeIfAbsent(call, added -> "mazurka$" + name + "$" + names.size());
  }

  void write(ClassVisitor target) {
    calls.forEach((call, shape) -> write(target, call, shape));
  }

  private void write(ClassVisitor target, Call call, AccessShape shape) {
    boolean isStatic = call.opcode() == Opcodes.INVOKESTATIC;
    String descriptor =
        isStatic ? call.descriptor() : Redirects.withReceiver(call.owner(), call.descriptor());
    MethodVisitor code =
        target.visitMethod(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            names.get(call),
            descriptor,
            null,
            null);
    code.visitCode();
    Type[] arguments = Type.getArgumentTypes(descriptor);
    if (!isStatic) {
      tell(code, call, shape, arguments);
    }
    for (int index = 0; index < arguments.length; index++) {
      load(code, arguments, index);
    }
    code.visitMethodInsn(call.opcode(), call.owner(), call.name(), call.descriptor(), false);
    if (isStatic) {
      tellOfUpdater(code, arguments);
    }
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void tell(MethodVisitor code, Call call, AccessShape shape, Type[] arguments) {
    StringBuilder descriptor = new StringBuilder("(Ljava/lang/Object;");
    load(code, arguments, 0);
    boolean hasTarget = shape.entry().equals("field") || shape.entry().equals("handle1");
    if (hasTarget) {
      descriptor.append("Ljava/lang/Object;");
      load(code, arguments, 1);
    }
    if (!shape.entry().equals("cell")
        && !shape.entry().equals("field")
        && !shape.entry().equals("handle0")) {
      descriptor.append("I");
      if (shape.index() < 0) {
        code.visitInsn(Opcodes.ICONST_M1);
      } else {
        load(code, arguments, shape.index());
      }
    }
    code.visitInsn(Opcodes.ICONST_0 + shape.kind());
    code.visitLdcInsn(call.name());
    if (shape.expected() < 0) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      load(code, arguments, shape.expected());
      box(code, arguments[shape.expected()]);
    }
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        CALLS,
        shape.entry(),
        descriptor.append("ILjava/lang/String;Ljava/lang/Object;)V").toString(),
        false);
  }

  /** An updater was made for a field of the first argument with the name in the last one. */
  private static void tellOfUpdater(MethodVisitor code, Type[] arguments) {
    code.visitInsn(Opcodes.DUP);
    load(code, arguments, 0);
    load(code, arguments, arguments.length - 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        ClassRewriter.REWRITTEN,
        "updater",
        "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/String;)V",
        false);
  }

  private static void load(MethodVisitor code, Type[] arguments, int which) {
    int local = 0;
    for (int index = 0; index < which; index++) {
      local += arguments[index].getSize();
    }
    code.visitVarInsn(arguments[which].getOpcode(Opcodes.ILOAD), local);
  }

  private static void box(MethodVisitor code, Type type) {
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
