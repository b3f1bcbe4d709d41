package io.mazurka.classes.calls;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.Actor;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** The methods that rewritten code calls where it jumps back to the beginning of a loop. */
public final class LoopCalls {

  private LoopCalls() {}

  /**
   * A turn of a loop has ended, unless the thread leaves the loop.
   *
   * @param again whether it goes back to the beginning
   * @param locals a hash of the local variables
   */
  public static void turn(boolean again, int loop, long locals) {
    Actor actor = Actor.required();
    if (again && !actor.isUnseen()) {
      actor.turn(loop, locals);
    }
  }

  /** Whether a jump that compares with zero is taken. */
  public static boolean isTaken(int value, int opcode) {
    return isTaken(value, 0, opcode + (Opcodes.IF_ICMPEQ - Opcodes.IFEQ));
  }

  /** Whether a jump that compares two numbers is taken. */
  public static boolean isTaken(int one, int other, int opcode) {
    return switch (opcode) {
      case Opcodes.IF_ICMPEQ -> one == other;
      case Opcodes.IF_ICMPNE -> one != other;
      case Opcodes.IF_ICMPLT -> one < other;
      case Opcodes.IF_ICMPGE -> one >= other;
      case Opcodes.IF_ICMPGT -> one > other;
      default -> one <= other;
    };
  }

  /** Whether a jump that compares with null is taken. */
  public static boolean isTaken(@Nullable Object value, int opcode) {
    return (value == null) == (opcode == Opcodes.IFNULL);
  }

  /** Whether a jump that compares two objects is taken. */
  @SuppressWarnings("ReferenceEquality") // the jump compares references, too
  public static boolean isTaken(@Nullable Object one, @Nullable Object other, int opcode) {
    return (one == other) == (opcode == Opcodes.IF_ACMPEQ);
  }

  /** A method is called that may change hidden state. */
  public static void foreign() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.spinning().progress();
    }
  }

  /** A collection is called; if it is watched, or a model, an event will follow. */
  public static void collection() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.spinning().announce();
    }
  }

  public static long mix(long hash, int value) {
    return (hash ^ value) * 0x9E3779B97F4A7C15L + (hash >>> 31);
  }

  public static long mix(long hash, long value) {
    return mix(mix(hash, (int) value), (int) (value >>> 32));
  }

  public static long mix(long hash, float value) {
    return mix(hash, Float.floatToRawIntBits(value));
  }

  public static long mix(long hash, double value) {
    return mix(hash, Double.doubleToRawLongBits(value));
  }

  public static long mix(long hash, @Nullable Object value) {
    if (value instanceof Named named) {
      return mix(hash, named.mazurka$name());
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      return mix(hash, value.hashCode());
    }
    return mix(hash, System.identityHashCode(value));
  }
}
