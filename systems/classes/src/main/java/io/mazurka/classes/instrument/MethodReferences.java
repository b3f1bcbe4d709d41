package io.mazurka.classes.instrument;

import io.mazurka.classes.instrument.facts.AccessShape;
import io.mazurka.classes.instrument.facts.ForeignTypes;
import io.mazurka.classes.instrument.facts.Redirects;
import io.mazurka.classes.library.Models;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Redirects references to methods of Java in a rewritten class. */
final class MethodReferences {

  private final String home;
  private final boolean isInterface;
  private final ClassRewriting rewriting;
  private final Bridges bridges;
  private final ForeignBridges foreign;

  /**
   * The references in the class {@code home}.
   *
   * @param isInterface whether the class is an interface
   */
  MethodReferences(
      String home,
      boolean isInterface,
      ClassRewriting rewriting,
      Bridges bridges,
      ForeignBridges foreign) {
    this.home = home;
    this.isInterface = isInterface;
    this.rewriting = rewriting;
    this.bridges = bridges;
    this.foreign = foreign;
  }

  /**
   * The method to refer to in place of {@code handle}.
   *
   * @param captured the types of the captured values; the receiver may be of a subclass
   */
  Handle redirected(Handle handle, Type[] captured) {
    String owner = handle.getOwner();
    if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
        && Models.replacement(owner).equals(owner)
        && ForeignTypes.mayBeForeign(Type.getObjectType(owner))) {
      String made = "L" + owner + ";";
      String descriptor = handle.getDesc().substring(0, handle.getDesc().length() - 1) + made;
      return new Handle(
          Opcodes.H_INVOKESTATIC,
          home,
          foreign.toMaking(owner, handle.getDesc()),
          descriptor,
          isInterface);
    }
    if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      return new Handle(
          handle.getTag(),
          Models.replacement(owner),
          handle.getName(),
          handle.getDesc(),
          handle.isInterface());
    }
    if (Models.mayInterrupt(handle.getName()) && !rewriting.rewrites(owner)) {
      rewriting.noteInterrupts();
    }
    boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
    Handle instead = instead(handle, isStatic);
    if (instead.equals(handle) || isStatic || captured.length == 0) {
      return instead;
    }
    String descriptor = instead.getDesc();
    Type receiver = Type.getArgumentTypes(descriptor)[0];
    if (receiver.equals(captured[0])) {
      return instead;
    }
    String exact = "(" + captured[0] + descriptor.substring(1 + receiver.getDescriptor().length());
    return new Handle(
        Opcodes.H_INVOKESTATIC, home, foreign.toAdapter(instead, exact), exact, isInterface);
  }

  private Handle instead(Handle handle, boolean isStatic) {
    String owner = handle.getOwner();
    String name = handle.getName();
    Redirects.Target target = rewriting.redirects().find(owner, name, handle.getDesc(), isStatic);
    if (target != null) {
      return new Handle(
          Opcodes.H_INVOKESTATIC, target.owner(), target.name(), target.descriptor(), false);
    }
    AccessShape shape = AccessShape.of(owner, name, handle.getDesc(), rewriting.facts());
    if (shape != null) {
      return own(
          bridges.to(Opcodes.INVOKEVIRTUAL, owner, name, handle.getDesc(), shape), handle, false);
    }
    boolean calls = isStatic || handle.getTag() == Opcodes.H_INVOKEVIRTUAL || handle.isInterface();
    String type = calls ? rewriting.javaOwner(owner, name, handle.getDesc()) : null;
    if (type == null || !ForeignTypes.areWatched(type, name, handle.getDesc(), isStatic)) {
      return handle;
    }
    int opcode =
        isStatic
            ? Opcodes.INVOKESTATIC
            : handle.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    return own(
        foreign.to(opcode, owner, name, handle.getDesc(), handle.isInterface(), owner),
        handle,
        isStatic);
  }

  /** A method that was added to the class. */
  private Handle own(String bridge, Handle handle, boolean isStatic) {
    String descriptor =
        isStatic ? handle.getDesc() : Redirects.withReceiver(handle.getOwner(), handle.getDesc());
    return new Handle(Opcodes.H_INVOKESTATIC, home, bridge, descriptor, isInterface);
  }
}
