package io.mazurka.kernel.history;

import org.jspecify.annotations.Nullable;

/**
 * A call in a history.
 *
 * @param operation the operation that was called
 * @param returned whether the call returned; a call that did not may or may not have had its effect
 * @param result the result of the call
 * @param before the calls that must come before this call, as the bits of their positions: those
 *     that had returned when it was made, or, for sequential consistency, only those of the same
 *     thread
 */
public record HistoryCall<O>(O operation, boolean returned, @Nullable Object result, long before) {

  /** A call that returned. */
  public static <O> HistoryCall<O> returned(O operation, @Nullable Object result, long before) {
    return new HistoryCall<>(operation, true, result, before);
  }

  /** A call that did not return. */
  public static <O> HistoryCall<O> pending(O operation, long before) {
    return new HistoryCall<>(operation, false, null, before);
  }
}
