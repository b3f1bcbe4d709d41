package io.mazurka.classes.instrument;

import io.mazurka.classes.library.Collected;
import io.mazurka.classes.runtime.Named;
import io.mazurka.classes.runtime.WatchCalls;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A subclass of a collection, generated: each of its methods tells of an access and calls the one
 * of the collection.
 */
final class WatchedClass {

  /** Where such classes are. */
  static final String PACKAGE = "io.mazurka.watched.";

  private static final String CALLS = Type.getInternalName(WatchCalls.class);
  private static final String NAME = "mazurka$name";

  private final Class<?> collection;
  private final String type;
  private final String parent;
  private final boolean concurrent;

  private WatchedClass(Class<?> collection) {
    this.collection = collection;
    this.parent = Type.getInternalName(collection);
    this.type = internalName(parent);
    this.concurrent = Collected.isConcurrent(parent);
  }

  /** The internal name of the class that is made in place of {@code collection}. */
  static String internalName(String collection) {
    return PACKAGE.replace('.', '/') + collection.substring(collection.lastIndexOf('/') + 1);
  }

  static byte[] of(Class<?> collection) {
    return new WatchedClass(collection).write();
  }

  private byte[] write() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V1_6,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        type,
        null,
        parent,
        new String[] {Type.getInternalName(Named.class)});
    writer
        .visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT, NAME, "J", null, null)
        .visitEnd();
    for (Constructor<?> constructor : collection.getDeclaredConstructors()) {
      if (Modifier.isPublic(constructor.getModifiers())) {
        construct(writer, constructor);
      }
    }
    getName(writer);
    setName(writer);
    Set<String> done = new HashSet<>();
    for (Method method : collection.getMethods()) {
      boolean overridable =
          (method.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0
              && !method.isBridge()
              && method.getDeclaringClass() != Object.class;
      if (overridable && done.add(method.getName() + Type.getMethodDescriptor(method))) {
        override(writer, method);
      }
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void construct(ClassWriter writer, Constructor<?> constructor) {
    String descriptor = Type.getConstructorDescriptor(constructor);
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, "name", "()J", false);
    code.visitFieldInsn(Opcodes.PUTFIELD, type, NAME, "J");
    loadAll(code, descriptor);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", descriptor, false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private void override(ClassWriter writer, Method method) {
    String descriptor = Type.getMethodDescriptor(method);
    int access = method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED);
    MethodVisitor code = writer.visitMethod(access, method.getName(), descriptor, null, null);
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
    loadAll(code, descriptor);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, method.getName(), descriptor, false);
    code.visitLabel(end);
    leave(code);
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitLabel(handler);
    leave(code);
    code.visitInsn(Opcodes.ATHROW);
    end(code);
  }

  private static void leave(MethodVisitor code) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "leave", "()V", false);
  }

  private static void loadAll(MethodVisitor code, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    int local = 1;
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      code.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local);
      local += argument.getSize();
    }
  }

  private void getName(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, NAME, "()J", null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, type, NAME, "J");
    code.visitInsn(Opcodes.LRETURN);
    end(code);
  }

  private void setName(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, NAME, "(J)V", null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.LLOAD, 1);
    code.visitFieldInsn(Opcodes.PUTFIELD, type, NAME, "J");
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
