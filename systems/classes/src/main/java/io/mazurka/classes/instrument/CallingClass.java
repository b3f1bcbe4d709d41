package io.mazurka.classes.instrument;

import io.mazurka.classes.instrument.facts.Redirects;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A class with one static method that calls a method or constructor of Java. The class is rewritten
 * like those under test, so that a call by reflection or by a handle has the same effect as a
 * direct call.
 */
final class CallingClass {

  private CallingClass() {}

  /** The bytes of the class file. */
  static byte[] of(String internalName, Executable called) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC,
        internalName,
        null,
        "java/lang/Object",
        null);
    write(writer, called);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void write(ClassWriter writer, Executable called) {
    String owner = Type.getInternalName(called.getDeclaringClass());
    String descriptor = descriptor(called);
    String own = ownDescriptor(called, owner, descriptor);
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "call", own, null, null);
    code.visitCode();
    if (!(called instanceof Method)) {
      code.visitTypeInsn(Opcodes.NEW, owner);
      code.visitInsn(Opcodes.DUP);
    }
    Type[] arguments = Type.getArgumentTypes(own);
    for (int index = 0; index < arguments.length; index++) {
      Telling.load(code, arguments, index);
    }
    boolean isInterface = called.getDeclaringClass().isInterface();
    String name = called instanceof Method ? called.getName() : "<init>";
    code.visitMethodInsn(opcode(called, isInterface), owner, name, descriptor, isInterface);
    code.visitInsn(Type.getReturnType(own).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static int opcode(Executable called, boolean isInterface) {
    if (!(called instanceof Method)) {
      return Opcodes.INVOKESPECIAL;
    } else if (Modifier.isStatic(called.getModifiers())) {
      return Opcodes.INVOKESTATIC;
    }
    return isInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
  }

  private static String descriptor(Executable called) {
    StringBuilder parameters = new StringBuilder("(");
    for (Class<?> type : called.getParameterTypes()) {
      parameters.append(Type.getDescriptor(type));
    }
    Class<?> result = called instanceof Method method ? method.getReturnType() : void.class;
    return parameters.append(')').append(Type.getDescriptor(result)).toString();
  }

  private static String ownDescriptor(Executable called, String owner, String descriptor) {
    if (!(called instanceof Method)) {
      return descriptor.substring(0, descriptor.length() - 1) + "L" + owner + ";";
    }
    return Modifier.isStatic(called.getModifiers())
        ? descriptor
        : Redirects.withReceiver(owner, descriptor);
  }
}
