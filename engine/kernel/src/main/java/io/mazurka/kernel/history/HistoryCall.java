package io.mazurka.kernel.history;

import org.jspecify.annotations.Nullable;

/**
 * A call in a history.
 *
 * @param operation what was called
 * @param returned whether the call came back; one that did not may have had its effect or not
 * @param result what it returned
 * @param before the calls that had to come before it, as the bits of their positions: those that
 *     had returned when it was made, or only those of the same thread, for sequential consistency
 */
public record HistoryCall<O>(O operation, boolean returned, @Nullable Object result, long before) {

  /** A call that came back. */
  public static <O> HistoryCall<O> returned(O operation, @Nullable Object result, long before) {
    return new HistoryCall<>(operation, true, result, before);
  }

  /** A call that did not come back. */
  public static <O> HistoryCall<O> pending(O operation, long before) {
    return new HistoryCall<>(operation, false, null, before);
  }
}
