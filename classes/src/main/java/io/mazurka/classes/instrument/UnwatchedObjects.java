package io.mazurka.classes.instrument;

import io.mazurka.classes.library.Collected;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Finds out which objects of Java that change, but are not watched, a class may hand from thread to
 * thread: those that its fields and functions hold.
 */
final class UnwatchedObjects extends ClassVisitor {

  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
  private static final String ENUM_SET = "java/util/EnumSet";

  private final Consumer<String> found;

  /**
   * @param found is told the simple names of their classes
   */
  UnwatchedObjects(Consumer<String> found) {
    super(Opcodes.ASM9);
    this.found = found;
  }

  private void look(Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    if (element.getSort() == Type.OBJECT && Collected.isUnwatched(element.getInternalName())) {
      String name = element.getClassName();
      found.accept(name.substring(name.lastIndexOf('.') + 1));
    }
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    look(Type.getType(descriptor));
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitInvokeDynamicInsn(
          String method, String captured, Handle bootstrap, Object... arguments) {
        if (bootstrap.getOwner().equals(LAMBDAS)) {
          for (Type type : Type.getArgumentTypes(captured)) {
            look(type);
          }
        }
      }

      /** Sets of constants are known by what makes them: variables are just sets. */
      @Override
      public void visitMethodInsn(
          int opcode, String owner, String method, String signed, boolean isInterface) {
        if (owner.equals(ENUM_SET)) {
          look(Type.getObjectType(owner));
        }
      }
    };
  }
}
