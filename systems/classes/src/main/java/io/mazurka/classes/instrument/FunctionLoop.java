package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.AtomicCalls.Access;
import io.mazurka.classes.instrument.facts.AccessShape;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The code of an update by a function, as Java performs it: it reads the variable, calls the
 * function, and writes the new value by compare-and-set; if another thread has changed the
 * variable, it begins again.
 */
final class FunctionLoop {

  private final MethodVisitor code;
  private final String owner;
  private final String method;
  private final Type[] arguments;
  private final AccessShape shape;

  /** The arguments before the value or function: the variable, and an index or an object. */
  private final int coordinates;

  private final Type function;
  private final Type value;

  FunctionLoop(
      MethodVisitor code, String owner, String method, Type[] arguments, AccessShape shape) {
    this.code = code;
    this.owner = owner;
    this.method = method;
    this.arguments = arguments;
    this.shape = shape;
    this.coordinates = shape.entry().equals("cell") ? 1 : 2;
    this.function = arguments[arguments.length - 1];
    String name = function.getClassName();
    this.value =
        name.contains(".Int")
            ? Type.INT_TYPE
            : name.contains(".Long") ? Type.LONG_TYPE : Type.getType(Object.class);
  }

  void write() {
    int before = Telling.local(arguments, arguments.length);
    int after = before + value.getSize();
    Label again = new Label();
    code.visitLabel(again);
    Telling.frame(code, arguments);
    Telling.of(code, arguments, shape, method);
    code.visitInsn(Opcodes.POP);
    call("get", value, 0, 0);
    code.visitVarInsn(value.getOpcode(Opcodes.ISTORE), before);
    apply(before);
    code.visitVarInsn(value.getOpcode(Opcodes.ISTORE), after);
    Telling.expecting(code, arguments, shape, Access.AFTER_FUNCTION, method, value, before);
    code.visitInsn(Opcodes.POP);
    call("compareAndSet", Type.BOOLEAN_TYPE, before, after);
    code.visitJumpInsn(Opcodes.IFEQ, again);
    code.visitVarInsn(value.getOpcode(Opcodes.ILOAD), method.startsWith("getAnd") ? before : after);
    code.visitInsn(value.getOpcode(Opcodes.IRETURN));
  }

  /** Calls a method of the variable, with the values of two local variables if there are any. */
  private void call(String name, Type result, int before, int after) {
    StringBuilder descriptor = new StringBuilder("(");
    for (int index = 0; index < coordinates; index++) {
      Telling.load(code, arguments, index);
      if (index > 0) {
        descriptor.append(arguments[index].getDescriptor());
      }
    }
    if (after > 0) {
      code.visitVarInsn(value.getOpcode(Opcodes.ILOAD), before);
      code.visitVarInsn(value.getOpcode(Opcodes.ILOAD), after);
      descriptor.append(value.getDescriptor()).append(value.getDescriptor());
    }
    descriptor.append(")").append(result.getDescriptor());
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, name, descriptor.toString(), false);
  }

  /** Calls the function with the old value, and with the value to accumulate if there is one. */
  private void apply(int before) {
    Telling.load(code, arguments, arguments.length - 1);
    code.visitVarInsn(value.getOpcode(Opcodes.ILOAD), before);
    String parameters = value.getDescriptor();
    if (method.contains("ccumulate")) {
      Telling.load(code, arguments, coordinates);
      parameters += parameters;
    }
    String name =
        value.equals(Type.INT_TYPE)
            ? "applyAsInt"
            : value.equals(Type.LONG_TYPE) ? "applyAsLong" : "apply";
    code.visitMethodInsn(
        Opcodes.INVOKEINTERFACE,
        function.getInternalName(),
        name,
        "(" + parameters + ")" + value.getDescriptor(),
        true);
  }
}
