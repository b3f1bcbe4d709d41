package io.mazurka.classes.instrument;

import io.mazurka.classes.library.queues.QueueModel;
import java.lang.reflect.Method;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Generates a subclass of a blocking queue whose methods call a {@link QueueModel}. The model is
 * made at the end of the constructor, from the new queue.
 */
final class QueueClass extends GeneratedSubclass {

  private static final String MODEL = Type.getInternalName(QueueModel.class);
  private static final String FIELD = "mazurka$queue";

  /** The only method whose result never changes. */
  private static final String CONSTANT = "comparator";

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
  void constructed(MethodVisitor code, String descriptor) {
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
    Label unmade = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, type(), FIELD, "L" + MODEL + ";");
    code.visitInsn(Opcodes.DUP);
    code.visitJumpInsn(Opcodes.IFNULL, unmade);
    if (isModelled(method, descriptor)) {
      loadArguments(code, descriptor);
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, MODEL, method.getName(), descriptor, false);
      returned(code, descriptor);
    } else if (!CONSTANT.equals(method.getName())) {
      code.visitLdcInsn(
          "%s.%s is not supported; use another method of BlockingQueue"
              .formatted(parent().replace('/', '.'), method.getName()));
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, "refuse", "(Ljava/lang/String;)V", false);
    }
    code.visitLabel(unmade);
    code.visitInsn(Opcodes.POP);
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
