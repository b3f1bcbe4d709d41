package io.mazurka.classes.instrument;

import io.mazurka.classes.library.Collected;
import io.mazurka.classes.runtime.WatchCalls;
import java.lang.reflect.Method;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A subclass of a collection: each of its methods tells of an access and calls the one of the
 * collection.
 */
final class WatchedClass extends GeneratedSubclass {

  private static final String CALLS = Type.getInternalName(WatchCalls.class);

  private final boolean concurrent;

  private WatchedClass(Class<?> collection) {
    super(collection);
    this.concurrent = Collected.isConcurrent(parent());
  }

  static byte[] of(Class<?> collection) {
    return new WatchedClass(collection).write();
  }

  @Override
  void override(MethodVisitor code, Method method, String descriptor) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    code.visitTryCatchBlock(start, end, handler, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Collected.isReader(method.getName()) ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
    code.visitInsn(concurrent ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
    code.visitLdcInsn(method.getName());
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, CALLS, "enter", "(Ljava/lang/Object;ZZLjava/lang/String;)V", false);
    code.visitLabel(start);
    callSuper(code, method, descriptor);
    code.visitLabel(end);
    leave(code);
    returned(code, descriptor);
    code.visitLabel(handler);
    leave(code);
    code.visitInsn(Opcodes.ATHROW);
  }

  private static void leave(MethodVisitor code) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "leave", "()V", false);
  }
}
