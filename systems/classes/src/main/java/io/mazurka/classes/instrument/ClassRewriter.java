package io.mazurka.classes.instrument;

import io.mazurka.classes.instrument.facts.ClassFacts;
import io.mazurka.classes.library.Models;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.Rewritten;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites one class: its objects get a field for their names, hash codes that are the same in
 * every run, and the code of its methods is rewritten.
 */
final class ClassRewriter extends ClassVisitor {

  static final String REWRITTEN = Type.getInternalName(Rewritten.class);

  private static final String NAMED = Type.getInternalName(Named.class);
  private static final String NAME = "mazurka$name";

  private final ClassRewriting rewriting;
  private final LocalVariables locals;
  private final Bridges bridges = new Bridges();
  private final ForeignBridges foreign = new ForeignBridges();
  private String name = "";
  private String superName = "";
  private boolean isInterface;
  private boolean isRoot;
  private boolean hasHashCode;

  ClassRewriter(ClassVisitor next, ClassRewriting rewriting, LocalVariables locals) {
    super(Opcodes.ASM9, next);
    this.rewriting = rewriting;
    this.locals = locals;
  }

  @Override
  public void visit(
      int version,
      int access,
      String internalName,
      @Nullable String signature,
      @Nullable String parent,
      String @Nullable [] interfaces) {
    name = internalName;
    superName = parent == null ? "" : parent;
    isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
    if (!isInterface && rewriting.rewrites(superName)) {
      rewriting.initializations().extend(name, superName);
    }
    isRoot =
        !isInterface && !rewriting.rewrites(superName) && !superName.equals("java/lang/Record");
    String[] all = interfaces == null ? new String[0] : interfaces;
    if (isRoot) {
      all = Arrays.copyOf(all, all.length + 1);
      all[all.length - 1] = NAMED;
    }
    boolean keepsSignature = signature == null || !isRoot;
    super.visit(
        version,
        access,
        internalName,
        keepsSignature ? signature : signature + "L" + NAMED + ";",
        parent == null ? null : Models.parent(parent),
        all);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String method,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    hasHashCode |= method.equals("hashCode") && descriptor.equals("()I");
    boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
    if (!hasCode) {
      return super.visitMethod(access, method, descriptor, signature, exceptions);
    }
    int plain = access & ~Opcodes.ACC_SYNCHRONIZED;
    if (ClassFacts.isFinalizer(method, descriptor)) {
      rewriting.noteFinalizer(name);
      return empty(super.visitMethod(plain, method, descriptor, signature, exceptions));
    }
    String body = method;
    if (plain != access) {
      body = "mazurka$body$" + method;
      MethodVisitor wrapper = super.visitMethod(plain, method, descriptor, signature, exceptions);
      new SynchronizedWrapper(name, plain, body, descriptor).write(wrapper);
      plain = (plain & Opcodes.ACC_STATIC) | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
    }
    MethodVisitor target = super.visitMethod(plain, body, descriptor, signature, exceptions);
    return new MethodRewriter(
        new InitializationCalls(target, rewriting, name, method, access),
        new MethodHome(
            name, superName, isInterface, isRoot, method, locals.free(method, descriptor)),
        rewriting,
        bridges,
        foreign);
  }

  /** Makes a finalizer empty, so that the garbage collector runs no code. */
  private static @Nullable MethodVisitor empty(MethodVisitor code) {
    code.visitCode();
    code.visitInsn(Opcodes.RETURN);
    end(code);
    return null;
  }

  @Override
  public void visitEnd() {
    if (isRoot) {
      cv.visitField(
              Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT,
              NAME,
              "J",
              null,
              null)
          .visitEnd();
      addGetter();
      addSetter();
      if (!hasHashCode && superName.equals("java/lang/Object")) {
        addHashCode();
      }
    }
    bridges.write(cv);
    foreign.write(cv);
    super.visitEnd();
  }

  private void addGetter() {
    MethodVisitor code = method(NAME, "()J");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, NAME, "J");
    code.visitInsn(Opcodes.LRETURN);
    end(code);
  }

  private void addSetter() {
    MethodVisitor code = method(NAME, "(J)V");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.LLOAD, 1);
    code.visitFieldInsn(Opcodes.PUTFIELD, name, NAME, "J");
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private void addHashCode() {
    MethodVisitor code = method("hashCode", "()I");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, REWRITTEN, "hash", "(Ljava/lang/Object;)I", false);
    code.visitInsn(Opcodes.IRETURN);
    end(code);
  }

  private MethodVisitor method(String method, String descriptor) {
    MethodVisitor code =
        cv.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, method, descriptor, null, null);
    code.visitCode();
    return code;
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
