package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.library.chance.ChanceCalls;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Replaces the clock and the random seeds of the JVM by those of the execution. */
public final class NowBridges {

  private static final String CALLS = Type.getInternalName(ChanceCalls.class);
  private static final String CLOCK = "Ljava/time/Clock;";

  private NowBridges() {}

  /** Whether a static method of a class of {@code java.time} returns the current time. */
  public static boolean isNow(String owner, String name, String descriptor) {
    return owner.startsWith("java/time/")
        && name.equals("now")
        && (descriptor.startsWith("()") || descriptor.startsWith("(Ljava/time/ZoneId;)"));
  }

  /** Calls the variant that gets a clock; the zone is on the stack if there is one. */
  public static void now(MethodVisitor code, String owner, String descriptor, boolean isInterface) {
    if (descriptor.startsWith("()")) {
      call(code, "systemDefaultZone", "()" + CLOCK);
    } else {
      call(code, "system", "(Ljava/time/ZoneId;)" + CLOCK);
    }
    String result = descriptor.substring(descriptor.indexOf(')'));
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "now", "(" + CLOCK + result, isInterface);
  }

  /**
   * Pushes the seed or the time that a constructor would take from the JVM; returns the descriptor
   * of the constructor to call. Other constructors are left as they are.
   */
  public static String complete(MethodVisitor code, String owner, String descriptor) {
    if (owner.equals("java/util/Date") && descriptor.equals("()V")) {
      call(code, "time", "()J");
      return "(J)V";
    } else if (owner.equals("java/util/SplittableRandom") && descriptor.equals("()V")) {
      call(code, "seed", "()J");
      return "(J)V";
    }
    return descriptor;
  }

  /** An object was made, which is on the stack. */
  public static void made(MethodVisitor code, String owner, String descriptor) {
    if (owner.equals("java/util/GregorianCalendar") && !descriptor.startsWith("(I")) {
      code.visitInsn(Opcodes.DUP);
      call(code, "set", "(Ljava/util/Calendar;)V");
    }
  }

  private static void call(MethodVisitor code, String method, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, method, descriptor, false);
  }
}
