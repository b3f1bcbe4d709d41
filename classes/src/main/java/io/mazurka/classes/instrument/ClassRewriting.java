package io.mazurka.classes.instrument;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.library.Models;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.TestSubject;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Rewrites classes under test so that what threads share becomes events. */
final class ClassRewriting {

  private final Scopes scopes;
  private final ClassFacts facts;
  private final TestSubject subject;
  private final Redirects redirects;
  private final AtomicInteger loops = new AtomicInteger();

  ClassRewriting(Scopes scopes, ClassFacts facts, TestSubject subject) {
    this.scopes = scopes;
    this.facts = facts;
    this.subject = subject;
    this.redirects = new Redirects(facts);
  }

  byte[] rewrite(byte[] file) {
    ClassReader reader = new ClassReader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    ClassVisitor rewriter = new ClassRewriter(writer, this, LocalVariables.of(reader));
    reader.accept(new KeySetTypes(rewriter), ClassReader.EXPAND_FRAMES);
    return writer.toByteArray();
  }

  ClassFacts facts() {
    return facts;
  }

  Redirects redirects() {
    return redirects;
  }

  /** Whether the class with this internal name is rewritten. */
  boolean rewrites(String internalName) {
    return scopes.contains(internalName.replace('/', '.'));
  }

  /**
   * The class of Java without a model whose method is meant by a method of {@code owner}, which may
   * inherit it; or null if there is none.
   */
  @Nullable String javaOwner(String owner, String name, String descriptor) {
    if (!rewrites(owner)) {
      return owner;
    }
    String declarer = facts.declarer(owner, name, descriptor);
    if (rewrites(declarer) || declarer.equals("java/lang/Object")) {
      return null;
    }
    String first = owner;
    while (first != null && rewrites(first)) {
      first = facts.superName(first);
    }
    return first == null || !Models.parent(first).equals(first) ? null : first;
  }

  /** Whether a call is told of, since it reaches a class of Java that has no model. */
  boolean isForeign(int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean onSuper = opcode == Opcodes.INVOKESPECIAL;
    boolean hasModel = !Models.parent(owner).equals(owner);
    if (onSuper && (isInterface || owner.equals("java/lang/Object") || hasModel)) {
      return false;
    }
    String type = owner.startsWith("[") ? owner : javaOwner(owner, name, descriptor);
    return type != null
        && ForeignTypes.areWatched(type, name, descriptor, opcode == Opcodes.INVOKESTATIC);
  }

  /** Whether a method of the class with this internal name may be inherited from Java. */
  boolean mayBeOfJava(String internalName) {
    return !rewrites(internalName) || facts.isConcurrent(internalName);
  }

  /** The collector would run a method of this class, which is left out. */
  void noteFinalizer(String internalName) {
    String name = internalName.substring(internalName.lastIndexOf('/') + 1);
    subject.omissions().note(Omission.FINALIZERS, name + ".finalize");
  }

  /** Which classes initialise which others. */
  InitializationGraph initializations() {
    return subject.initializations();
  }

  /** A number for a loop. */
  int nextLoop() {
    return loops.incrementAndGet();
  }

  /** Somewhere in the code under test threads are interrupted. */
  void noteInterrupts() {
    subject.noteInterrupts();
  }

  /** The number of a field by which rewritten code knows it. */
  int number(ClassFacts.DeclaredField field, String name, boolean compared) {
    return subject.field(field.owner().replace('/', '.'), name, field.isVolatile() || compared);
  }
}
