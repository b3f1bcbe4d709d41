package io.mazurka.classes.instrument.facts;

import org.objectweb.asm.Opcodes;

/** A call of a method of Java. */
public record ForeignCall(
    int opcode,
    String owner,
    String name,
    String descriptor,
    boolean isInterface,
    String receiver) {

  /** Whether the method has no receiver. */
  public boolean isStatic() {
    return opcode == Opcodes.INVOKESTATIC;
  }

  /** The descriptor with the receiver as the first parameter. */
  public String bridged() {
    return isStatic() ? descriptor : Redirects.withReceiver(receiver, descriptor);
  }
}
