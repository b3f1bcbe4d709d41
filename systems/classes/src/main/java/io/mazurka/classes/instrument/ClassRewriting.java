package io.mazurka.classes.instrument;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.instrument.facts.ClassFacts;
import io.mazurka.classes.instrument.facts.ForeignTypes;
import io.mazurka.classes.instrument.facts.KeySetTypes;
import io.mazurka.classes.instrument.facts.Redirects;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.library.Models;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.TestSubject;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Rewrites classes under test so that accesses to shared objects become events. */
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
   * The class of Java without a model that declares the method which a call on {@code owner} refers
   * to; or null if there is none.
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

  /** Whether a call is reported, because it goes to a class of Java without a model. */
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

  /** Notes that the finalizer of this class is left out. */
  void noteFinalizer(String internalName) {
    String name = internalName.substring(internalName.lastIndexOf('/') + 1);
    subject.omissions().note(Omission.FINALIZERS, name + ".finalize");
  }

  /** Records which classes initialise which others. */
  InitializationGraph initializations() {
    return subject.initializations();
  }

  /** A number for a loop. */
  int nextLoop() {
    return loops.incrementAndGet();
  }

  /** Notes that the code under test interrupts threads. */
  void noteInterrupts() {
    subject.noteInterrupts();
  }

  /** The number by which rewritten code refers to a field. */
  int number(ClassFacts.DeclaredField field, String name, boolean compared) {
    return subject.field(field.owner().replace('/', '.'), name, field.isVolatile() || compared);
  }
}
