package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.foreign.ForeignCalls;
import io.mazurka.classes.foreign.HandleCalls;
import io.mazurka.classes.foreign.Stateless;
import io.mazurka.classes.instrument.facts.ForeignCall;
import io.mazurka.classes.instrument.facts.ForeignTypes;
import io.mazurka.classes.instrument.facts.NowBridges;
import io.mazurka.classes.library.Models;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static methods that are added to a class: each reports a call to a method of Java, performs it,
 * and reports its result.
 */
final class ForeignBridges {

  private static final String CALLS = Type.getInternalName(ForeignCalls.class);
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String STRING = "Ljava/lang/String;";

  /**
   * Classes whose objects are named as soon as they are made, mostly because the garbage collector
   * may clear them.
   */
  private static final Set<String> NAMED =
      Set.of(
          "java/lang/ClassValue",
          "java/lang/ref/PhantomReference",
          "java/lang/ref/SoftReference",
          "java/lang/ref/WeakReference",
          "java/util/WeakHashMap");

  /** A concatenation of strings. */
  private record Concatenation(
      String name, String descriptor, Handle bootstrap, List<Object> arguments) {}

  /** A method that calls another one with more specific parameter types. */
  private record Adapter(Handle target, String descriptor) {}

  /** A method that makes an object of a class of Java. */
  private record Making(String owner, String descriptor) {

    String returning() {
      return descriptor.substring(0, descriptor.length() - 1) + "L" + owner + ";";
    }
  }

  private final Map<String, Making> makings = new LinkedHashMap<>();
  private final Map<String, Adapter> adapters = new LinkedHashMap<>();
  private final Map<ForeignCall, String> names = new LinkedHashMap<>();
  private final Map<String, Concatenation> concatenations = new LinkedHashMap<>();

  /**
   * The name of the method to call instead; its first parameter is the receiver, which has this
   * type.
   */
  String to(
      int opcode,
      String owner,
      String name,
      String descriptor,
      boolean isInterface,
      String receiver) {
    return names.computeIfAbsent(
        new ForeignCall(opcode, owner, name, descriptor, isInterface, receiver),
        added -> "mazurka$java$" + name + "$" + names.size());
  }

  /** The name of the method to call instead of a concatenation. */
  String toConcatenation(String name, String descriptor, Handle bootstrap, Object[] arguments) {
    String bridge = "mazurka$concat$" + concatenations.size();
    concatenations.put(bridge, new Concatenation(name, descriptor, bootstrap, List.of(arguments)));
    return bridge;
  }

  /** The name of a method with this descriptor that calls {@code target}. */
  String toAdapter(Handle target, String descriptor) {
    String name = "mazurka$adapter$" + adapters.size();
    adapters.put(name, new Adapter(target, descriptor));
    return name;
  }

  /** The name of a method that makes an object by the constructor with this descriptor. */
  String toMaking(String owner, String descriptor) {
    String name = "mazurka$new$" + makings.size();
    makings.put(name, new Making(owner, descriptor));
    return name;
  }

  /** A field is about to be accessed that a class of Java has declared. */
  static void tellOfField(MethodVisitor code, int opcode, String name, String descriptor) {
    if (opcode == Opcodes.GETFIELD) {
      code.visitInsn(Opcodes.DUP);
    } else if (opcode == Opcodes.PUTFIELD) {
      ReceiverCopies.ofField(code, Type.getType(descriptor));
    } else {
      return;
    }
    code.visitInsn(opcode == Opcodes.PUTFIELD ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
    code.visitLdcInsn(name);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, CALLS, "field", "(" + OBJECT + "Z" + STRING + ")V", false);
  }

  /** An object is on the stack that is about to be copied. */
  static void tellOfCopy(MethodVisitor code) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "copied", "(" + OBJECT + ")V", false);
  }

  /** A thread was made: it is on the stack, or it is the object whose constructor goes on. */
  static void tellOfThread(MethodVisitor code, boolean isNew) {
    if (isNew) {
      code.visitInsn(Opcodes.DUP);
    } else {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    String calls = Type.getInternalName(ThreadCalls.class);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, calls, "made", "(Ljava/lang/Thread;)V", false);
  }

  /** Records are on the stack whose components are about to be looked at. */
  static void tellOfComponents(MethodVisitor code, int records) {
    code.visitInsn(records == 1 ? Opcodes.DUP : Opcodes.DUP2);
    for (int record = 0; record < records; record++) {
      code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "components", "(" + OBJECT + ")V", false);
    }
  }

  /** A constructor is called with the arguments on the stack, which go to variables and back. */
  static void tellOfArguments(MethodVisitor code, String owner, String descriptor, int free) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    int end = free;
    for (Type type : arguments) {
      end += type.getSize();
    }
    int local = end;
    for (int index = arguments.length - 1; index >= 0; index--) {
      local -= arguments[index].getSize();
      code.visitVarInsn(arguments[index].getOpcode(Opcodes.ISTORE), local);
    }
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitLdcInsn(descriptor);
    pushLookedInto(code, owner, "new", arguments, 0, free);
    tell(code, "call", owner, "new");
    for (Type type : arguments) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      handOver(code, owner, "new", type);
      local += type.getSize();
    }
  }

  /** An object was made, which is on the stack; its first argument is in a variable. */
  static void tellOfWrapping(MethodVisitor code, int free) {
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, free);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, CALLS, "wrapped", "(" + OBJECT + OBJECT + ")V", false);
  }

  /** A static method, or a constructor, is called; others may see what it does. */
  static void tellOfState(MethodVisitor code, String owner, String name, String descriptor) {
    if (name.equals("new") && NAMED.contains(owner)) {
      code.visitLdcInsn(ForeignTypes.simpleName(owner));
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, CALLS, "collected", "(Ljava/lang/String;)V", false);
    } else if (ForeignTypes.isOfJava(owner) && !Stateless.contains(owner, name, descriptor)) {
      String type = ForeignTypes.simpleName(owner);
      code.visitLdcInsn(name.equals("new") ? "new " + type : type + "." + name);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "state", "(Ljava/lang/String;)V", false);
    }
  }

  /** An argument is on the stack, and stays there. */
  private static void handOver(MethodVisitor code, String owner, String name, Type type) {
    if (ForeignTypes.mayChangeArguments(owner, name) && ForeignTypes.mayBeForeign(type)) {
      code.visitInsn(Opcodes.DUP);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "handed", "(" + OBJECT + ")V", false);
    }
  }

  /** An object of a class of Java is on the stack that was just made, and stays there. */
  static void tellOfMaking(MethodVisitor code, String owner) {
    code.visitInsn(Opcodes.DUP);
    String calls = Models.needsName(owner) ? ClassRewriter.REWRITTEN : CALLS;
    code.visitMethodInsn(Opcodes.INVOKESTATIC, calls, "made", "(" + OBJECT + ")V", false);
  }

  /** What a method has returned is on the stack, and stays there. */
  static void tellOfResult(MethodVisitor code, Type type) {
    if (ForeignTypes.mayBeForeign(type)) {
      code.visitInsn(Opcodes.DUP);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "made", "(" + OBJECT + ")V", false);
    }
  }

  private static void tell(MethodVisitor code, String entry, String owner, String name) {
    code.visitLdcInsn(ForeignTypes.simpleName(owner));
    code.visitLdcInsn(name);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        CALLS,
        entry,
        "(" + OBJECT + STRING + "[" + OBJECT + STRING + STRING + ")V",
        false);
  }

  void write(ClassVisitor target) {
    names.forEach((call, name) -> write(begin(target, name, call.bridged()), call));
    makings.forEach((name, made) -> write(begin(target, name, made.returning()), made));
    adapters.forEach((name, made) -> write(begin(target, name, made.descriptor()), made));
    concatenations.forEach((name, made) -> write(begin(target, name, made.descriptor()), made));
  }

  private static MethodVisitor begin(ClassVisitor target, String name, String descriptor) {
    MethodVisitor code =
        target.visitMethod(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            name,
            descriptor,
            null,
            null);
    code.visitCode();
    return code;
  }

  private static void write(MethodVisitor code, Concatenation made) {
    Type[] arguments = Type.getArgumentTypes(made.descriptor());
    for (int index = 0; index < arguments.length; index++) {
      if (ForeignTypes.mayBeForeign(arguments[index])) {
        Telling.load(code, arguments, index);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "text", "(" + OBJECT + ")V", false);
      }
    }
    loadAll(code, arguments);
    code.visitInvokeDynamicInsn(
        made.name(), made.descriptor(), made.bootstrap(), made.arguments().toArray());
    end(code, made.descriptor());
  }

  private static void write(MethodVisitor code, Making made) {
    Type[] arguments = Type.getArgumentTypes(made.descriptor());
    code.visitTypeInsn(Opcodes.NEW, made.owner());
    code.visitInsn(Opcodes.DUP);
    for (int index = 0; index < arguments.length; index++) {
      Telling.load(code, arguments, index);
      handOver(code, made.owner(), "new", arguments[index]);
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, made.owner(), "<init>", made.descriptor(), false);
    tellOfMaking(code, made.owner());
    end(code, made.returning());
  }

  private static void write(MethodVisitor code, Adapter made) {
    loadAll(code, Type.getArgumentTypes(made.descriptor()));
    Handle target = made.target();
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        target.getOwner(),
        target.getName(),
        target.getDesc(),
        target.isInterface());
    end(code, made.descriptor());
  }

  private static void write(MethodVisitor code, ForeignCall call) {
    Type[] all = Type.getArgumentTypes(call.bridged());
    int first = call.isStatic() ? 0 : 1;
    if (call.isStatic()) {
      tellOfState(code, call.owner(), call.name(), call.descriptor());
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      Telling.load(code, all, 0);
    }
    code.visitLdcInsn(call.descriptor());
    pushLookedInto(code, call.owner(), call.name(), all, first, 0);
    String entry = call.opcode() == Opcodes.INVOKESPECIAL ? "callOnSuper" : "call";
    tell(code, entry, call.owner(), call.name());
    if (call.owner().equals("java/lang/reflect/Method") && call.name().equals("invoke")) {
      loadCalled(code);
    } else {
      handOverAll(code, call, all);
    }
    if (call.isStatic() && NowBridges.isNow(call.owner(), call.name(), call.descriptor())) {
      NowBridges.now(code, call.owner(), call.descriptor(), call.isInterface());
    } else {
      code.visitMethodInsn(
          call.opcode(), call.owner(), call.name(), call.descriptor(), call.isInterface());
    }
    boolean hasSource = all.length > 0 && all[0].getSort() >= Type.ARRAY;
    if (ForeignTypes.mayBeForeign(Type.getReturnType(call.descriptor()))
        || (hasSource && Type.getReturnType(call.descriptor()).getSort() == Type.OBJECT)) {
      code.visitInsn(Opcodes.DUP);
      if (hasSource) {
        Telling.load(code, all, call.name().equals("matcher") ? all.length - 1 : 0);
      } else {
        code.visitInsn(Opcodes.ACONST_NULL);
      }
      code.visitLdcInsn(call.name());
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          CALLS,
          "returned",
          "(" + OBJECT + OBJECT + "Ljava/lang/String;)V",
          false);
    }
    end(code, call.bridged());
  }

  /** Pushes an array of the arguments that the method reads, and of numbers; or null. */
  private static void pushLookedInto(
      MethodVisitor code, String owner, String name, Type[] all, int first, int base) {
    Type[] arguments = Arrays.copyOfRange(all, first, all.length);
    if (!ForeignTypes.looksInto(owner, name, arguments)) {
      code.visitInsn(Opcodes.ACONST_NULL);
      return;
    }
    code.visitIntInsn(Opcodes.BIPUSH, arguments.length);
    code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
    int local = base + (first == 0 ? 0 : all[0].getSize());
    for (int index = 0; index < arguments.length; index++) {
      Type type = arguments[index];
      if (type.getSort() == Type.INT || ForeignTypes.isLookedInto(owner, name, type)) {
        code.visitInsn(Opcodes.DUP);
        code.visitIntInsn(Opcodes.BIPUSH, index);
        code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
        Telling.box(code, type);
        code.visitInsn(Opcodes.AASTORE);
      }
      local += type.getSize();
    }
  }

  private static void handOverAll(MethodVisitor code, ForeignCall call, Type[] all) {
    for (int index = 0; index < all.length; index++) {
      Telling.load(code, all, index);
      if (index > 0 || call.isStatic()) {
        handOver(code, call.owner(), call.name(), all[index]);
      }
    }
  }

  /** Loads the method to call by reflection, the receiver and the arguments. */
  private static void loadCalled(MethodVisitor code) {
    String handles = Type.getInternalName(HandleCalls.class);
    String method = "Ljava/lang/reflect/Method;";
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, handles, "called", "(" + method + OBJECT + ")" + method, false);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitVarInsn(Opcodes.ALOAD, 2);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        handles,
        "arguments",
        "(" + method + OBJECT + "[" + OBJECT + ")[" + OBJECT,
        false);
  }

  private static void loadAll(MethodVisitor code, Type[] arguments) {
    for (int index = 0; index < arguments.length; index++) {
      Telling.load(code, arguments, index);
    }
  }

  private static void end(MethodVisitor code, String descriptor) {
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
