package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.library.collections.WeakMaps;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Changes the type of the key set of a {@code ConcurrentHashMap} to {@code Set} in the code under
 * test. The class that Java has for key sets is final, and its accesses to the map cannot be
 * watched.
 */
public final class KeySetTypes extends ClassVisitor {

  private static final String MAP = "java/util/concurrent/ConcurrentHashMap";
  private static final String KEYS = MAP + "$KeySetView";
  private static final String SET = "java/util/Set";
  private static final String CALLS = Type.getInternalName(WeakMaps.class);

  public KeySetTypes(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  private static String changed(String type) {
    return type.contains(KEYS) ? type.replace(KEYS, SET) : type;
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    return super.visitField(access, name, changed(descriptor), signature, value);
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    return new Code(super.visitMethod(access, name, changed(descriptor), signature, exceptions));
  }

  /** The code of a method. */
  private static final class Code extends MethodVisitor {

    Code(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      super.visitTypeInsn(opcode, changed(type));
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
      super.visitMultiANewArrayInsn(changed(descriptor), dimensions);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      super.visitFieldInsn(opcode, owner, name, changed(descriptor));
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals(KEYS)) {
        super.visitMethodInsn(Opcodes.INVOKEINTERFACE, SET, name, changed(descriptor), true);
      } else if (owner.equals(MAP) && name.equals("newKeySet")) {
        makeKeySet(descriptor);
      } else if (owner.equals(MAP) && name.equals("keySet") && !descriptor.startsWith("()")) {
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            CALLS,
            "keySet",
            "(L" + MAP + ";Ljava/lang/Object;)L" + SET + ";",
            false);
      } else {
        super.visitMethodInsn(opcode, owner, name, changed(descriptor), isInterface);
      }
    }

    private void makeKeySet(String descriptor) {
      if (descriptor.startsWith("(I)")) {
        super.visitInsn(Opcodes.POP);
      }
      super.visitTypeInsn(Opcodes.NEW, MAP);
      super.visitInsn(Opcodes.DUP);
      super.visitMethodInsn(Opcodes.INVOKESPECIAL, MAP, "<init>", "()V", false);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, CALLS, "newKeySet", "(L" + MAP + ";)L" + SET + ";", false);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      Object[] all = Arrays.stream(arguments).map(Code::changedConstant).toArray();
      super.visitInvokeDynamicInsn(name, changed(descriptor), bootstrap, all);
    }

    private static Object changedConstant(Object constant) {
      if (constant instanceof Type type) {
        return Type.getType(changed(type.getDescriptor()));
      }
      if (!(constant instanceof Handle handle)
          || !(handle.getDesc() + handle.getOwner()).contains(KEYS)) {
        return constant;
      }
      boolean ofKeys = handle.getOwner().equals(KEYS);
      boolean makes = handle.getOwner().equals(MAP) && handle.getName().equals("newKeySet");
      return new Handle(
          ofKeys ? Opcodes.H_INVOKEINTERFACE : handle.getTag(),
          makes ? CALLS : ofKeys ? SET : handle.getOwner(),
          handle.getName(),
          changed(handle.getDesc()),
          ofKeys || (!makes && handle.isInterface()));
    }

    @Override
    public void visitFrame(
        int type,
        int locals,
        Object @Nullable [] localTypes,
        int stacked,
        Object @Nullable [] stackTypes) {
      super.visitFrame(type, locals, changedTypes(localTypes), stacked, changedTypes(stackTypes));
    }

    private static Object @Nullable [] changedTypes(Object @Nullable [] types) {
      return types == null
          ? null
          : Arrays.stream(types)
              .map(type -> type instanceof String name ? changed(name) : type)
              .toArray();
    }
  }
}
