package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a thread goes round a loop in which nothing changes: it has the same local variables
 * as a turn before, and in between it has only read one object. Going on would do the same again
 * until somebody changes that.
 */
final class SpinWatch {

  private int loop = -1;
  private long locals;
  private boolean progress;

  /** Whether there was progress before the last. */
  private boolean before;

  /** Whether a collection was called that may be one of those whose operations are events. */
  private boolean announced;

  private @Nullable EventObject<?> read;
  private Order order = Order.ACQUIRE;
  private @Nullable Object found;

  /**
   * The thread has read {@code object}, and will find the same as long as its state is the same.
   */
  void read(EventObject<?> object, Order how) {
    announced = false;
    Object state = object.state();
    if (read != null && (read != object || !object.isSame(state, found()))) {
      progress = true;
    }
    read = object;
    order = how;
    found = state;
  }

  /** The thread has done something else that may have changed anything. */
  void progress() {
    before = progress;
    progress = true;
    announced = false;
  }

  /** What the thread has done last changed nothing after all: it has only read {@code object}. */
  void regress(EventObject<?> object, Order how) {
    progress = before;
    read(object, how);
  }

  /** A collection is called, which keeps in mind what nobody sees unless events tell of it. */
  void announce() {
    progress();
    announced = true;
  }

  /** An event is about to come; it tells all there is to know of a call that was announced. */
  void event() {
    if (announced) {
      progress = before;
      announced = false;
    }
  }

  /** A turn has ended; the object that was read if the next one would be the same, or null. */
  @Nullable EventObject<?> turn(int number, long hash) {
    boolean same = number == loop && hash == locals && !progress;
    EventObject<?> seen = same ? read : null;
    loop = number;
    locals = hash;
    progress = false;
    read = null;
    return seen;
  }

  /** How the object was read last. */
  Order order() {
    return order;
  }

  /** What was found in the object that was read last. */
  Object found() {
    return Objects.requireNonNull(found);
  }
}
