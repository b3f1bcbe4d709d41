package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.ClassTouches;
import io.mazurka.classes.instrument.facts.ClassFacts;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Adds calls to a method that report when a class under test is touched, and so perhaps
 * initialised: before its static fields are used, and at the beginning of its static methods and
 * constructors.
 */
final class InitializationCalls extends MethodVisitor {

  private static final String TOUCHES = Type.getInternalName(ClassTouches.class);

  private final ClassRewriting rewriting;
  private final String home;
  private final boolean initializes;
  private final boolean touchesHome;

  /** The beginning of an initialiser. */
  private final Label start = new Label();

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
      rewritten("enterInitializer");
      call("enter", home);
      super.visitLabel(start);
    } else if (touchesHome) {
      call("touch", home);
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN && initializes) {
      leave();
    }
    super.visitInsn(opcode);
  }

  /** Adds a handler, because the end of an initialiser must also be reported if it fails. */
  @Override
  public void visitMaxs(int stack, int locals) {
    if (initializes) {
      Label end = new Label();
      Label handler = new Label();
      super.visitLabel(end);
      super.visitTryCatchBlock(start, end, handler, null);
      super.visitLabel(handler);
      super.visitFrame(Opcodes.F_NEW, 0, null, 1, new Object[] {"java/lang/Throwable"});
      leave();
      super.visitInsn(Opcodes.ATHROW);
    }
    super.visitMaxs(stack, locals);
  }

  private void leave() {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, TOUCHES, "leave", "()V", false);
    rewritten("leaveInitializer");
  }

  private void rewritten(String method) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, method, "()V", false);
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
