package io.mazurka.classes.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the code of a synchronized method whose body was moved to another method: it enters the
 * monitor, calls the body, and leaves the monitor, also if the body throws.
 */
final class SynchronizedWrapper {

  private final String owner;
  private final int access;
  private final String body;
  private final String descriptor;

  SynchronizedWrapper(String owner, int access, String body, String descriptor) {
    this.owner = owner;
    this.access = access;
    this.body = body;
    this.descriptor = descriptor;
  }

  void write(MethodVisitor code) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    code.visitCode();
    code.visitTryCatchBlock(start, end, handler, null);
    call(code, "enter");
    code.visitLabel(start);
    callBody(code);
    code.visitLabel(end);
    call(code, "exit");
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitLabel(handler);
    Object[] locals = locals();
    code.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
    call(code, "exit");
    code.visitInsn(Opcodes.ATHROW);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private boolean isStatic() {
    return (access & Opcodes.ACC_STATIC) != 0;
  }

  private void call(MethodVisitor code, String what) {
    if (isStatic()) {
      code.visitLdcInsn(Type.getObjectType(owner));
    } else {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, what, "(Ljava/lang/Object;)V", false);
  }

  private void callBody(MethodVisitor code) {
    int local = 0;
    if (!isStatic()) {
      code.visitVarInsn(Opcodes.ALOAD, local++);
    }
    for (Type type : Type.getArgumentTypes(descriptor)) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
    int call = isStatic() ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL;
    code.visitMethodInsn(call, owner, body, descriptor, false);
  }

  private Object[] locals() {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    int first = isStatic() ? 0 : 1;
    Object[] locals = new Object[first + arguments.length];
    if (first == 1) {
      locals[0] = owner;
    }
    for (int index = 0; index < arguments.length; index++) {
      locals[first + index] = local(arguments[index]);
    }
    return locals;
  }

  static Object local(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Opcodes.INTEGER;
      case Type.LONG -> Opcodes.LONG;
      case Type.FLOAT -> Opcodes.FLOAT;
      case Type.DOUBLE -> Opcodes.DOUBLE;
      default -> type.getInternalName();
    };
  }
}
