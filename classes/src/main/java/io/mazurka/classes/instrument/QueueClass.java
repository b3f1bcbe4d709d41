package io.mazurka.classes.instrument;

import io.mazurka.classes.library.QueueModel;
import java.lang.reflect.Method;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A subclass of a blocking queue whose methods are those of a {@link QueueModel}, as soon as that
 * has been made of what the queue was made of.
 */
final class QueueClass extends GeneratedSubclass {

  private static final String MODEL = Type.getInternalName(QueueModel.class);
  private static final String FIELD = "mazurka$queue";

  private QueueClass(Class<?> queue) {
    super(queue);
  }

  static byte[] of(Class<?> queue) {
    return new QueueClass(queue).write();
  }

  @Override
  void begin(ClassWriter writer) {
    field(writer, FIELD, "L" + MODEL + ";");
  }

  @Override
  void constructed(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        MODEL,
        "of",
        "(Ljava/util/concurrent/BlockingQueue;)L" + MODEL + ";",
        false);
    code.visitFieldInsn(Opcodes.PUTFIELD, type(), FIELD, "L" + MODEL + ";");
  }

  @Override
  void override(MethodVisitor code, Method method, String descriptor) {
    if (isModelled(method, descriptor)) {
      Label unmodelled = new Label();
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitFieldInsn(Opcodes.GETFIELD, type(), FIELD, "L" + MODEL + ";");
      code.visitInsn(Opcodes.DUP);
      code.visitJumpInsn(Opcodes.IFNULL, unmodelled);
      loadArguments(code, descriptor);
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, MODEL, method.getName(), descriptor, false);
      returned(code, descriptor);
      code.visitLabel(unmodelled);
      code.visitInsn(Opcodes.POP);
    }
    callSuper(code, method, descriptor);
    returned(code, descriptor);
  }

  private static boolean isModelled(Method method, String descriptor) {
    try {
      Method own = QueueModel.class.getMethod(method.getName(), method.getParameterTypes());
      return Type.getMethodDescriptor(own).equals(descriptor);
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
