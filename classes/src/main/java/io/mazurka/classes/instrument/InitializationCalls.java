package io.mazurka.classes.instrument;

import io.mazurka.classes.runtime.ClassTouches;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells, in a method, when a class under test is touched, and so initialised if it is not: where
 * its static fields are used, and where its static methods and constructors begin.
 */
final class InitializationCalls extends MethodVisitor {

  private static final String TOUCHES = Type.getInternalName(ClassTouches.class);

  private final ClassRewriting rewriting;
  private final String home;
  private final boolean initializes;
  private final boolean touchesHome;

  /**
   * @param home the class of the method
   */
  InitializationCalls(
      MethodVisitor next, ClassRewriting rewriting, String home, String method, int access) {
    super(Opcodes.ASM9, next);
    this.rewriting = rewriting;
    this.home = home;
    this.initializes = method.equals("<clinit>");
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    this.touchesHome =
        (isStatic && !initializes && !method.startsWith("lambda$")) || method.equals("<init>");
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (initializes) {
      call("enter", home);
    } else if (touchesHome) {
      call("touch", home);
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN && initializes) {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, TOUCHES, "leave", "()V", false);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    if (isStatic && rewriting.rewrites(owner)) {
      ClassFacts.DeclaredField field = rewriting.facts().field(owner, name);
      String declaring = field == null ? owner : field.owner();
      if (!declaring.equals(home) && rewriting.rewrites(declaring)) {
        call("touch", declaring);
      }
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  private void call(String method, String type) {
    super.visitLdcInsn(rewriting.initializations().number(type));
    super.visitMethodInsn(Opcodes.INVOKESTATIC, TOUCHES, method, "(I)V", false);
  }
}
