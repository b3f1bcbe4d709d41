package io.mazurka.threads.real.recording;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.LiveObject;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SourceLine;

/**
 * An event of a run.
 *
 * @param before the state of the object before the event; for a choice, the alternative
 * @param result the result for the thread, or the exception that it got
 */
public record RunEvent(
    int thread,
    int alternative,
    Operation<?> operation,
    long access,
    Object before,
    Object after,
    Object result) {

  /** Whether {@code other}, the event at the same place of another run, is the same. */
  boolean matches(RunEvent other) {
    return thread == other.thread
        && access == other.access
        && isLike(known(result), other.known(other.result))
        && isLikely(known(after), other.known(other.after));
  }

  /** Says how this event differs from {@code other}, if both have the same text. */
  public String differenceFrom(RunEvent other) {
    if (thread != other.thread || !toString().equals(other.toString())) {
      return "";
    }
    if (PackedEvent.object(access) != PackedEvent.object(other.access)) {
      return ", of another object";
    }
    if (access != other.access) {
      return PackedEvent.isWrite(access) ? ", which writes now" : ", which only reads now";
    }
    return isLike(known(result), other.known(other.result))
        ? ", which leaves another value"
        : ", with another result";
  }

  private static boolean isLikely(Object one, Object other) {
    return one == other
        || (StableHash.of(one) == StableHash.of(other)
            && !(one instanceof Comparable<?> && !one.equals(other)));
  }

  /**
   * The part of a value that can be compared: no method may be called on objects of the user's own
   * classes, which live objects may hold.
   */
  private Object known(Object value) {
    if (value == Done.DONE) {
      return value;
    }
    boolean plain =
        StableHash.isPlain(value) || value instanceof Enum<?> || value instanceof Throwable;
    return plain || !(operation.object() instanceof LiveObject<?>) ? value : Done.DONE;
  }

  /** A hash of the outcome of the event, the same in every run. */
  public long hash() {
    return CausalPasts.mix(
        access, CausalPasts.mix(StableHash.of(known(result)), StableHash.of(known(after))));
  }

  /** Objects that are equal to nothing but themselves are new in every run. */
  private static boolean isLike(Object one, Object other) {
    return one == other
        || one.equals(other)
        || (one instanceof Throwable && other instanceof Throwable)
        || (one.getClass() == other.getClass() && hasIdentity(one.getClass()));
  }

  private static boolean hasIdentity(Class<?> type) {
    try {
      return type.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  /** The operation, its result, and the line of code, if it is known. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(operation.toString());
    if (result instanceof Throwable problem) {
      text.append(": ").append(problem.getMessage());
    } else if (result != Done.DONE) {
      text.append(" = ").append(ValueText.plain(result));
    }
    if (PackedEvent.isLastResort(access)) {
      text.append(", after waiting long enough");
    }
    return text.append(SourceLine.inWords(operation.line())).toString();
  }
}
