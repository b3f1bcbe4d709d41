package io.mazurka.classes.local;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The operations of collections and models that a thread is in the middle of. What they do
 * themselves is part of their event. Code under test that they call, such as a comparator, may come
 * to events of its own, unless they are atomic: then somebody in Java may hold a lock.
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

  /** Whether nothing that the thread does is an event now. */
  public boolean isAtomic() {
    return atomic > 0;
  }

  /** Whether the thread is in the middle of one operation alone, and that is atomic. */
  public boolean isOneAtomic() {
    return atomic == 1 && open.size() == 1;
  }

  /**
   * Whether the thread is in the middle of one atomic operation alone, which is of {@code object}.
   */
  public boolean isOutermost(Object object) {
    return atomic == 1 && open.get(open.size() - 1).object() == object;
  }

  /** Whether the thread is in the middle of an operation of {@code object}. */
  public boolean contains(Object object) {
    for (Open one : open) {
      if (one.object() == object) {
        return true;
      }
    }
    return false;
  }

  /** The first atomic operation that the thread is in the middle of, with its class as called. */
  public String name(Function<Class<?>, String> called) {
    for (Open one : open) {
      if (one.atomic()) {
        return called.apply(one.object().getClass()) + "." + one.method();
      }
    }
    return "";
  }
}
