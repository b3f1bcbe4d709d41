package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import java.util.function.Supplier;

/** Single steps of a concurrent collection. */
final class Steps {

  private Steps() {}

  /** Performs an action that only reads a collection, as one event. */
  static <T> T read(Object collection, String method, Supplier<T> action) {
    return step(collection, false, method, action);
  }

  /** Performs an action that may change a collection, as one event. */
  static <T> T write(Object collection, String method, Supplier<T> action) {
    return step(collection, true, method, action);
  }

  private static <T> T step(Object collection, boolean writes, String method, Supplier<T> action) {
    WatchCalls.enter(collection, writes, true, method);
    try {
      return action.get();
    } finally {
      WatchCalls.leave();
    }
  }
}
