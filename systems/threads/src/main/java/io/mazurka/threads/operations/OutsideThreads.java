package io.mazurka.threads.operations;

import io.mazurka.kernel.InvalidModelException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Performs operations where no thread runs: while a program is set up, and in a final check. Both
 * may change objects; the changes of a final check are forgotten after the check.
 */
public final class OutsideThreads {

  /** The holder of locks that are taken outside of threads; no thread has this number. */
  private static final int NUMBER = Integer.MAX_VALUE;

  private final Function<SharedObject<?>, Object> before;
  private final boolean checking;
  private final Map<Integer, Object> changed = new HashMap<>();

  private OutsideThreads(Function<SharedObject<?>, Object> before, boolean checking) {
    this.before = before;
    this.checking = checking;
  }

  /** Performs operations while a program is set up: objects start in their initial states. */
  public static OutsideThreads inSetUp() {
    return new OutsideThreads(SharedObject::initial, false);
  }

  /** Performs operations in a final check: objects start in the states that {@code end} gives. */
  public static OutsideThreads inFinalCheck(Function<SharedObject<?>, Object> end) {
    return new OutsideThreads(end, true);
  }

  /** The state of {@code object} after the operations performed here. */
  public Object state(SharedObject<?> object) {
    Object known = changed.get(object.number());
    return known == null ? before.apply(object) : known;
  }

  /**
   * Performs {@code operation} and returns its result; an operation that would wait is an error.
   */
  public <R> R perform(Operation<R> operation) {
    SharedObject<?> object = operation.object();
    if (object == null) {
      throw new InvalidModelException(
          "'%s' is performed where no thread runs".formatted(operation));
    }
    OperationOutcome<Object, R> outcome = operation.in(state(object), NUMBER);
    if (outcome == null) {
      throw wouldWait(operation);
    }
    if (outcome.write()) {
      changed.put(object.number(), outcome.state());
    }
    return outcome.result();
  }

  private RuntimeException wouldWait(Operation<?> operation) {
    String text = "'%s' waits for ever, because no thread runs".formatted(operation);
    if (checking) {
      throw new AssertionError(text);
    }
    return new InvalidModelException(text);
  }
}
