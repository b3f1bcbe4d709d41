package io.mazurka.classes.local;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The operations of collections and models that a thread has begun and not ended. Accesses of such
 * an operation are part of its event. Code under test that the operation calls, such as a
 * comparator, may perform events of its own, unless the operation is atomic: then Java may hold an
 * internal lock.
 */
public final class Nesting {

  private record Open(Object object, boolean atomic, String method) {}

  private final List<Open> open = new ArrayList<>(2);
  private int atomic;

  public void enter(Object object, boolean isAtomic, String method) {
    open.add(new Open(object, isAtomic, method));
    atomic += isAtomic ? 1 : 0;
  }

  public void leave() {
    atomic -= open.remove(open.size() - 1).atomic() ? 1 : 0;
  }

  /** Whether the thread is in an atomic operation, so that its accesses are no events. */
  public boolean isAtomic() {
    return atomic > 0;
  }

  /** Whether the thread is in exactly one operation, and this operation is atomic. */
  public boolean isOneAtomic() {
    return atomic == 1 && open.size() == 1;
  }

  /**
   * Whether the innermost operation of the thread is one of {@code object}, and it is in exactly
   * one atomic operation.
   */
  public boolean isOutermost(Object object) {
    return atomic == 1 && open.get(open.size() - 1).object() == object;
  }

  /** Whether the thread is in an operation of {@code object}. */
  public boolean contains(Object object) {
    for (Open one : open) {
      if (one.object() == object) {
        return true;
      }
    }
    return false;
  }

  /** The outermost atomic operation of the thread; {@code called} gives the name of a class. */
  public String name(Function<Class<?>, String> called) {
    for (Open one : open) {
      if (one.atomic()) {
        return called.apply(one.object().getClass()) + "." + one.method();
      }
    }
    return "";
  }
}
