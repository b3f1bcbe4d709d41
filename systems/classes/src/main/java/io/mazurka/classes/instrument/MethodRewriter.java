package io.mazurka.classes.instrument;

import io.mazurka.classes.calls.LoopCalls;
import io.mazurka.classes.instrument.facts.AccessShape;
import io.mazurka.classes.instrument.facts.ClassFacts;
import io.mazurka.classes.instrument.facts.ForeignTypes;
import io.mazurka.classes.instrument.facts.Loops;
import io.mazurka.classes.instrument.facts.NowBridges;
import io.mazurka.classes.instrument.facts.Redirects;
import io.mazurka.classes.library.Collected;
import io.mazurka.classes.library.Models;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites the code of one method: a call to {@code Rewritten} comes before each access to a field,
 * an element or a monitor, and calls to the concurrent library go to models.
 */
final class MethodRewriter extends MethodVisitor {

  private static final String OBJECT = "java/lang/Object";
  private static final String LOOPS = Type.getInternalName(LoopCalls.class);

  private final MethodHome home;
  private final ClassRewriting rewriting;
  private final Bridges bridges;
  private final ForeignBridges foreign;
  private final MethodReferences references;

  /** Whether {@code this} may be used: the constructor of the superclass was called. */
  private boolean initialized;

  /** Whether the previous instruction was a call of {@code Thread.currentThread}. */
  private boolean onOwnThread;

  /** Whether the method has written a final field. */
  private boolean writesFinal;

  private int unfinished;
  private final Loops loops = new Loops();
  private final ArrayConstants constants = new ArrayConstants();

  MethodRewriter(
      MethodVisitor next,
      MethodHome home,
      ClassRewriting rewriting,
      Bridges bridges,
      ForeignBridges foreign) {
    super(Opcodes.ASM9, next);
    this.home = home;
    this.rewriting = rewriting;
    this.bridges = bridges;
    this.foreign = foreign;
    this.references =
        new MethodReferences(home.type(), home.isInterface(), rewriting, bridges, foreign);
    this.initialized = !home.method().equals("<init>");
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (home.method().equals("<init>") && home.isRoot()) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
      call("name", "()J");
      super.visitFieldInsn(Opcodes.PUTFIELD, home.type(), "mazurka$name", "J");
    } else if (home.method().equals("<init>") && home.superType().equals("java/lang/Record")) {
      call("begin", "()V");
    }
  }

  @Override
  public void visitLabel(Label label) {
    loops.label(label);
    super.visitLabel(label);
  }

  @Override
  public void visitFrame(
      int type,
      int locals,
      Object @Nullable [] localTypes,
      int stacked,
      Object @Nullable [] stackTypes) {
    onOwnThread = false;
    constants.other();
    loops.frame(locals, localTypes, stacked);
    super.visitFrame(type, locals, localTypes, stacked, stackTypes);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    constants.other();
    loops.jump(mv, opcode, label, rewriting.nextLoop());
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    constants.other();
    onOwnThread = false;
    loops.instruction();
    super.visitVarInsn(opcode, local);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    onOwnThread = false;
    constants.other();
    loops.instruction();
    ClassFacts.DeclaredField field = rewriting.facts().field(owner, name);
    if (field != null && rewriting.rewrites(field.owner())) {
      access(opcode, field, name, Type.getType(descriptor));
    } else if (field != null && !field.isFinal() && initialized) {
      ForeignBridges.tellOfField(mv, opcode, name, descriptor);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  private void access(int opcode, ClassFacts.DeclaredField field, String name, Type type) {
    boolean writes = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    if (field.isFinal() && (isStatic || (writes && !initialized))) {
      return;
    }
    int number = rewriting.number(field, name, false);
    switch (opcode) {
      case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> {
        push(number);
        call(writes ? "writeStatic" : "readStatic", "(I)V");
      }
      case Opcodes.GETFIELD -> {
        super.visitInsn(Opcodes.DUP);
        push(number);
        call(field.isFinal() ? "readFinal" : "readField", "(Ljava/lang/Object;I)V");
      }
      default -> {
        if (initialized) {
          ReceiverCopies.ofField(mv, type);
          push(number);
          call(field.isFinal() ? "initField" : "writeField", "(Ljava/lang/Object;I)V");
          writesFinal |= field.isFinal();
        }
      }
    }
  }

  @Override
  public void visitInsn(int opcode) {
    onOwnThread = false;
    loops.instruction();
    if (opcode == Opcodes.MONITORENTER) {
      call("enter", "(Ljava/lang/Object;)V");
      return;
    } else if (opcode == Opcodes.MONITOREXIT) {
      call("exit", "(Ljava/lang/Object;)V");
      return;
    }
    boolean isConstant = constants.instruction(opcode) && home.method().equals("<clinit>");
    if (ReceiverCopies.isElement(opcode) && !isConstant) {
      call(ReceiverCopies.ofElement(mv, opcode), "(Ljava/lang/Object;I)V");
    }
    if (opcode == Opcodes.RETURN && writesFinal) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
      call("frozen", "(Ljava/lang/Object;)V");
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    super.visitIntInsn(opcode, operand);
    if (opcode == Opcodes.NEWARRAY) {
      made();
    }
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    super.visitMultiANewArrayInsn(descriptor, dimensions);
    made();
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    constants.other();
    if (opcode == Opcodes.NEW) {
      unfinished++;
      String refusal = Models.refusal(type);
      if (refusal != null) {
        refuse(refusal);
      }
      super.visitTypeInsn(opcode, Models.replacement(type));
      return;
    }
    super.visitTypeInsn(opcode, type);
    if (opcode == Opcodes.ANEWARRAY) {
      made();
    }
  }

  private void made() {
    super.visitInsn(Opcodes.DUP);
    call("made", "(Ljava/lang/Object;)V");
    constants.made();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    loops.instruction();
    constants.other();
    if (name.equals("<init>")) {
      construct(opcode, owner, descriptor);
      return;
    }
    boolean isStatic = opcode == Opcodes.INVOKESTATIC;
    Redirects.Target target = rewriting.redirects().find(owner, name, descriptor, isStatic);
    noteInterrupt(owner, name, descriptor);
    if (target != null && opcode == Opcodes.INVOKESPECIAL && !owner.equals(OBJECT)) {
      target = rewriting.redirects().inherited(target);
    }
    if (target != null && !(opcode == Opcodes.INVOKESPECIAL && owner.equals(OBJECT))) {
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, target.owner(), target.name(), target.descriptor(), false);
      ForeignBridges.tellOfResult(mv, Type.getReturnType(target.descriptor()));
      return;
    }
    AccessShape shape = AccessShape.of(owner, name, descriptor, rewriting.facts());
    if (shape != null) {
      // A subclass cannot override the methods that it inherits from an atomic variable.
      boolean inherited = opcode == Opcodes.INVOKESPECIAL;
      String receiver = inherited ? home.type() : owner;
      int call = inherited ? Opcodes.INVOKEVIRTUAL : opcode;
      String bridge = bridges.to(call, receiver, name, descriptor, shape);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          home.type(),
          bridge,
          isStatic ? descriptor : Redirects.withReceiver(receiver, descriptor),
          home.isInterface());
      return;
    }
    String refusal =
        ClassFacts.isFinalizer(name, descriptor) && rewriting.rewrites(owner)
            ? "finalize is called; call a method of another name, because finalizers do nothing here"
            : Models.refusal(declarer(owner, name, descriptor), name, descriptor, isStatic);
    if (refusal != null) {
      refuse(refusal);
    }
    special(opcode, owner, name, descriptor, isInterface);
  }

  /** The class of Java that declares a method which is called on a subclass. */
  private String declarer(String owner, String name, String descriptor) {
    return rewriting.rewrites(owner) ? rewriting.facts().declarer(owner, name, descriptor) : owner;
  }

  /** Notes calls by which a thread may interrupt another one. */
  private void noteInterrupt(String owner, String name, String descriptor) {
    boolean own = onOwnThread && name.equals("interrupt");
    onOwnThread = name.equals("currentThread") && descriptor.equals("()Ljava/lang/Thread;");
    if (!own && Models.mayInterrupt(name) && rewriting.mayBeOfJava(owner)) {
      rewriting.noteInterrupts();
    }
  }

  /** Writes the call of a method that has no replacement, with reports if it is one of Java. */
  private void special(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (opcode == Opcodes.INVOKESPECIAL
        && owner.equals(OBJECT)
        && name.equals("hashCode")
        && descriptor.equals("()I")) {
      call("hash", "(Ljava/lang/Object;)I");
      return;
    }
    if (!rewriting.rewrites(owner) && Models.mayKeepInMind(owner)) {
      String kind = Collected.mayBeWatched(owner) ? "collection" : "foreign";
      super.visitMethodInsn(Opcodes.INVOKESTATIC, LOOPS, kind, "()V", false);
    }
    if (opcode == Opcodes.INVOKESPECIAL && owner.equals(OBJECT) && name.equals("clone")) {
      super.visitInsn(Opcodes.DUP);
      ForeignBridges.tellOfCopy(mv);
    } else if (rewriting.isForeign(opcode, owner, name, descriptor, isInterface)) {
      callForeign(opcode, owner, name, descriptor, isInterface);
      return;
    }
    boolean calledOnSuper = opcode == Opcodes.INVOKESPECIAL && owner.equals(home.superType());
    super.visitMethodInsn(
        opcode, calledOnSuper ? Models.parent(owner) : owner, name, descriptor, isInterface);
    nameCopy(owner, name, descriptor);
  }

  /** Calls a method of Java, and reports the call before and after. */
  private void callForeign(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    String receiver = opcode == Opcodes.INVOKESPECIAL ? home.type() : owner;
    String bridge = foreign.to(opcode, owner, name, descriptor, isInterface, receiver);
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        home.type(),
        bridge,
        opcode == Opcodes.INVOKESTATIC ? descriptor : Redirects.withReceiver(receiver, descriptor),
        home.isInterface());
    nameCopy(owner, name, descriptor);
  }

  /** Names the object that a method has made. */
  private void nameCopy(String owner, String name, String descriptor) {
    boolean copies = name.equals("clone") && descriptor.equals("()Ljava/lang/Object;");
    boolean foreignArray =
        Type.getReturnType(descriptor).getSort() == Type.ARRAY && !rewriting.rewrites(owner);
    boolean copied = copies && (owner.equals(OBJECT) || owner.startsWith("["));
    if (copied || foreignArray) {
      super.visitInsn(Opcodes.DUP);
      call("copied", "(Ljava/lang/Object;)V");
    }
  }

  private void construct(int opcode, String owner, String descriptor) {
    boolean isNew = unfinished > 0;
    String refusal = isNew ? null : Models.refusal(owner);
    if (refusal != null) {
      refuse(refusal);
    }
    boolean wraps = isNew && ForeignTypes.wraps(owner, Type.getArgumentTypes(descriptor));
    boolean looks =
        ForeignTypes.isOfJava(owner) && ForeignTypes.looksAtArguments(owner, descriptor);
    if (wraps || looks) {
      ForeignBridges.tellOfArguments(mv, owner, descriptor, home.free());
    }
    ForeignBridges.tellOfState(mv, owner, "new", descriptor);
    super.visitMethodInsn(
        opcode,
        isNew ? Models.replacement(owner) : Models.parent(owner),
        "<init>",
        NowBridges.complete(mv, owner, descriptor),
        false);
    if (isNew) {
      NowBridges.made(mv, owner, descriptor);
      unfinished--;
      if (Models.replacement(owner).equals(owner)
          && ForeignTypes.mayBeForeign(Type.getObjectType(owner))) {
        ForeignBridges.tellOfMaking(mv, owner);
      }
      if (wraps) {
        ForeignBridges.tellOfWrapping(mv, home.free());
      }
    } else {
      initialized = true;
    }
    if (owner.equals("java/lang/Thread") && !descriptor.endsWith("JZ)V")) {
      ForeignBridges.tellOfThread(mv, isNew);
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    onOwnThread = false;
    constants.other();
    Object[] changed = new Object[arguments.length];
    Type[] captured = Type.getArgumentTypes(descriptor);
    for (int index = 0; index < arguments.length; index++) {
      changed[index] =
          arguments[index] instanceof Handle handle
              ? references.redirected(handle, captured)
              : arguments[index];
    }
    String maker = bootstrap.getOwner();
    if (maker.equals("java/lang/invoke/StringConcatFactory")) {
      String bridge = foreign.toConcatenation(name, descriptor, bootstrap, changed);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, home.type(), bridge, descriptor, home.isInterface());
      return;
    } else if (maker.equals("java/lang/runtime/ObjectMethods")) {
      ForeignBridges.tellOfComponents(mv, captured.length);
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, changed);
  }

  private void refuse(@Nullable String what) {
    super.visitLdcInsn(what);
    call("refuse", "(Ljava/lang/String;)V");
  }

  private void call(String method, String descriptor) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, ClassRewriter.REWRITTEN, method, descriptor, false);
  }

  private void push(int number) {
    super.visitLdcInsn(number);
  }
}
