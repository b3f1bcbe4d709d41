package io.mazurka.threads.objects;

import io.mazurka.kernel.InvalidModelException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Performs operations where no thread runs: while a program is set up, and in a final check. Both
 * may change objects; what a final check changes is forgotten after it.
 */
public final class OutsideThreads {

  /** What holds a lock that is taken here; no thread has this number. */
  private static final int NUMBER = Integer.MAX_VALUE;

  private final Function<SharedObject<?>, Object> before;
  private final boolean checking;
  private final Map<Integer, Object> changed = new HashMap<>();

  private OutsideThreads(Function<SharedObject<?>, Object> before, boolean checking) {
    this.before = before;
    this.checking = checking;
  }

  /** While a program is set up. */
  public static OutsideThreads inSetUp() {
    return new OutsideThreads(SharedObject::initial, false);
  }

  /** In a final check, where objects are left as {@code end} tells. */
  public static OutsideThreads inFinalCheck(Function<SharedObject<?>, Object> end) {
    return new OutsideThreads(end, true);
  }

  /** The state of {@code object} after what was performed here. */
  public Object state(SharedObject<?> object) {
    Object known = changed.get(object.number());
    return known == null ? before.apply(object) : known;
  }

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
