package io.mazurka.classes.instrument;

import io.mazurka.classes.instrument.facts.AccessShape;
import io.mazurka.classes.instrument.facts.Redirects;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static methods that are added to a class: each reports an access and then performs it. Calling a
 * method needs no code to reorder the arguments, which are on the stack already.
 */
final class Bridges {

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
    if (shape.callsFunction()) {
      new FunctionLoop(code, call.owner(), call.name(), arguments, shape).write();
    } else {
      if (!isStatic) {
        Telling.of(code, arguments, shape, call.name());
      }
      if (shape.mayFail()) {
        failIfTold(code, arguments);
      } else if (!isStatic) {
        code.visitInsn(Opcodes.POP);
      }
      for (int index = 0; index < arguments.length; index++) {
        Telling.load(code, arguments, index);
      }
      code.visitMethodInsn(call.opcode(), call.owner(), call.name(), call.descriptor(), false);
      if (isStatic) {
        tellOfUpdater(code, arguments);
      }
      code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    }
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /** Returns false without calling the method, if the report asks for a spurious failure. */
  private static void failIfTold(MethodVisitor code, Type[] arguments) {
    Label goesOn = new Label();
    code.visitJumpInsn(Opcodes.IFEQ, goesOn);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(goesOn);
    Telling.frame(code, arguments);
  }

  /** An updater was made for a field of the first argument with the name in the last one. */
  private static void tellOfUpdater(MethodVisitor code, Type[] arguments) {
    code.visitInsn(Opcodes.DUP);
    Telling.load(code, arguments, 0);
    Telling.load(code, arguments, arguments.length - 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        ClassRewriter.REWRITTEN,
        "updater",
        "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/String;)V",
        false);
  }
}
