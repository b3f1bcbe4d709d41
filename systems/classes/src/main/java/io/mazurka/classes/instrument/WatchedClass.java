package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.WatchCalls;
import io.mazurka.classes.library.Collected;
import io.mazurka.classes.library.collections.Elements;
import io.mazurka.classes.library.collections.Splits;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Generates a subclass of a collection: each of its methods reports an access and calls the method
 * of the collection.
 */
final class WatchedClass extends GeneratedSubclass {

  private static final String CALLS = Type.getInternalName(WatchCalls.class);

  /** The field that says whether a look-up changes the order, as in maps in access order. */
  private static final String MOVING = "mazurka$moving";

  private final boolean concurrent;
  private final boolean mayMove;

  private WatchedClass(Class<?> collection) {
    super(collection);
    this.concurrent = Collected.isConcurrent(parent());
    this.mayMove = collection == LinkedHashMap.class;
  }

  static byte[] of(Class<?> collection) {
    return new WatchedClass(collection).write();
  }

  @Override
  void begin(ClassWriter writer) {
    if (mayMove) {
      field(writer, MOVING, "Z");
    }
  }

  @Override
  void constructed(MethodVisitor code, String descriptor) {
    if (mayMove && descriptor.equals("(IFZ)V")) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(Opcodes.ILOAD, 3);
      code.visitFieldInsn(Opcodes.PUTFIELD, type(), MOVING, "Z");
    }
  }

  @Override
  void override(MethodVisitor code, Method method, String descriptor) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    split(code, method, descriptor);
    code.visitTryCatchBlock(start, end, handler, null);
    enter(code, method);
    code.visitLabel(start);
    callSuper(code, method, descriptor);
    tellOfResult(code, method);
    tellOfElements(code, method);
    code.visitLabel(end);
    leave(code);
    returned(code, descriptor);
    code.visitLabel(handler);
    leave(code);
    code.visitInsn(Opcodes.ATHROW);
  }

  /** Replaces an operation of several steps by a method that takes them one by one. */
  private void split(MethodVisitor code, Method method, String descriptor) {
    Method split = Splits.of(original(), method);
    if (split == null) {
      return;
    }
    Label whole = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "isPart", "(Ljava/lang/Object;)Z", false);
    code.visitJumpInsn(Opcodes.IFNE, whole);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    loadArguments(code, descriptor);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(split.getDeclaringClass()),
        split.getName(),
        Type.getMethodDescriptor(split),
        false);
    returned(code, descriptor);
    code.visitLabel(whole);
  }

  private void enter(MethodVisitor code, Method method) {
    if (Collected.takesSteps(parent(), method.getName())) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      pushWrites(code, method.getName());
      code.visitLdcInsn(method.getName());
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, CALLS, "steps", "(Ljava/lang/Object;ZLjava/lang/String;)V", false);
    }
    code.visitVarInsn(Opcodes.ALOAD, 0);
    if (changesKey(method)) {
      code.visitVarInsn(Opcodes.ALOAD, 1);
      code.visitLdcInsn(method.getName());
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          CALLS,
          "enterKey",
          "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/String;)V",
          false);
    } else {
      pushWrites(code, method.getName());
      code.visitInsn(concurrent ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
      code.visitLdcInsn(method.getName());
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, CALLS, "enter", "(Ljava/lang/Object;ZZLjava/lang/String;)V", false);
    }
  }

  /** Whether a method changes one key of a map that locks keys. */
  private boolean changesKey(Method method) {
    return original() == ConcurrentHashMap.class
        && method.getParameterCount() > 0
        && method.getParameterTypes()[0] == Object.class
        && !Collected.isReader(parent(), method.getName());
  }

  /**
   * Overrides the bridge method {@code keySet}, which returns a plain set, since the specific
   * return type of {@code ConcurrentHashMap.keySet} cannot be extended.
   */
  @Override
  boolean isOverridden(Method bridge) {
    return original() == ConcurrentHashMap.class && bridge.getName().equals("keySet");
  }

  /** Pushes whether a call of the method changes the collection. */
  private void pushWrites(MethodVisitor code, String method) {
    if (mayMove && method.startsWith("get")) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitFieldInsn(Opcodes.GETFIELD, type(), MOVING, "Z");
    } else {
      code.visitInsn(Collected.isReader(parent(), method) ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
    }
  }

  /** Reports whether the collection was changed, if the result says so. */
  private void tellOfResult(MethodVisitor code, Method method) {
    String name = method.getName();
    if (Collected.isReader(parent(), name)) {
      return;
    }
    boolean byKey = method.getParameterCount() > 0 && method.getParameterTypes()[0] == Object.class;
    boolean takes =
        name.startsWith("poll") || (byKey && (name.equals("remove") || name.equals("replace")));
    if (method.getReturnType() == boolean.class) {
      tell(code, "returned", "(ZLjava/lang/Object;)V");
    } else if (concurrent && takes && method.getReturnType() != void.class) {
      tell(code, "returned", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    } else if (concurrent && name.equals("putIfAbsent")) {
      tell(code, "found", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    }
  }

  /** Reports which elements were placed or found. */
  private void tellOfElements(MethodVisitor code, Method method) {
    if (!parent().startsWith("java/util/concurrent/") || !Elements.areToldBy(method)) {
      return;
    }
    pushBoxed(code, Type.getType(method.getReturnType()));
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitLdcInsn(method.getName());
    int passed = Elements.passed(method);
    if (passed < 0) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      code.visitVarInsn(Opcodes.ALOAD, 1 + passed);
    }
    code.visitInsn(Elements.isSingle(method) ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(Elements.class),
        "told",
        "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;Z)V",
        false);
  }

  /** Pushes the result once more, as an object; null if there is none. */
  private static void pushBoxed(MethodVisitor code, Type type) {
    switch (type.getSort()) {
      case Type.VOID -> code.visitInsn(Opcodes.ACONST_NULL);
      case Type.BOOLEAN -> {
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(
            Opcodes.INVOKESTATIC, "java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;", false);
      }
      case Type.INT -> {
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(
            Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
      }
      default -> {
        if (type.getSize() == 2) {
          // a number from a reduction of a map, which is no element
          code.visitInsn(Opcodes.ACONST_NULL);
        } else {
          code.visitInsn(Opcodes.DUP);
        }
      }
    }
  }

  private static void tell(MethodVisitor code, String call, String descriptor) {
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, call, descriptor, false);
  }

  private static void leave(MethodVisitor code) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "leave", "()V", false);
  }
}
