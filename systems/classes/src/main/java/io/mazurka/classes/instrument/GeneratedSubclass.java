package io.mazurka.classes.instrument;

import io.mazurka.classes.naming.Named;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Generates a subclass that replaces a class of Java: it has a field for its name, and overrides
 * each method.
 */
abstract class GeneratedSubclass {

  /** The package of generated classes. */
  static final String PACKAGE = "io.mazurka.watched.";

  private static final String NAME = "mazurka$name";

  private final Class<?> original;
  private final String type;
  private final String parent;

  GeneratedSubclass(Class<?> original) {
    this.original = original;
    this.parent = Type.getInternalName(original);
    this.type = PACKAGE.replace('.', '/') + original.getSimpleName();
  }

  final Class<?> original() {
    return original;
  }

  /** Whether a bridge method, which the compiler has made, is overridden, too. */
  boolean isOverridden(Method bridge) {
    return false;
  }

  /** The internal name of the class. */
  final String type() {
    return type;
  }

  /** The internal name of the class it extends. */
  final String parent() {
    return parent;
  }

  final byte[] write() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V1_6,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        type,
        null,
        parent,
        new String[] {Type.getInternalName(Named.class)});
    field(writer, NAME, "J");
    begin(writer);
    for (Constructor<?> constructor : original.getDeclaredConstructors()) {
      if (Modifier.isPublic(constructor.getModifiers())) {
        construct(writer, constructor);
      }
    }
    getName(writer);
    setName(writer);
    Set<String> done = new HashSet<>();
    for (Method method : original.getMethods()) {
      boolean overridable =
          (method.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0
              && (!method.isBridge() || isOverridden(method))
              && method.getDeclaringClass() != Object.class;
      if (overridable && done.add(method.getName() + Type.getMethodDescriptor(method))) {
        int access = method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED);
        String descriptor = Type.getMethodDescriptor(method);
        MethodVisitor code = writer.visitMethod(access, method.getName(), descriptor, null, null);
        override(code, method, descriptor);
        end(code);
      }
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Adds fields. */
  void begin(ClassWriter writer) {}

  /**
   * Writes the code of a constructor with this descriptor that follows the call of the superclass's
   * constructor.
   */
  void constructed(MethodVisitor code, String descriptor) {}

  /** Writes the code of a method. */
  abstract void override(MethodVisitor code, Method method, String descriptor);

  static void field(ClassWriter writer, String name, String descriptor) {
    writer
        .visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT, name, descriptor, null, null)
        .visitEnd();
  }

  private void construct(ClassWriter writer, Constructor<?> constructor) {
    String descriptor = Type.getConstructorDescriptor(constructor);
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, "name", "()J", false);
    code.visitFieldInsn(Opcodes.PUTFIELD, type, NAME, "J");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    loadArguments(code, descriptor);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", descriptor, false);
    constructed(code, descriptor);
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  /** Calls the method of the superclass. */
  final void callSuper(MethodVisitor code, Method method, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    loadArguments(code, descriptor);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, method.getName(), descriptor, false);
  }

  static void returned(MethodVisitor code, String descriptor) {
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
  }

  static void loadArguments(MethodVisitor code, String descriptor) {
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
