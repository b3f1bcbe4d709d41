package io.mazurka.kernel.history;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A call of a method of {@code T}, in words and as code. If the call throws an exception, the name
 * of the exception is its result.
 *
 * @param words the call as it is shown
 */
public record Request<T>(String words, Function<? super T, ? extends @Nullable Object> code) {

  /** A call that returns something. */
  public static <T> Request<T> of(
      String words, Function<? super T, ? extends @Nullable Object> code) {
    return new Request<>(words, code);
  }

  /** A call that returns nothing. */
  public static <T> Request<T> to(String words, Consumer<? super T> code) {
    return new Request<>(
        words,
        target -> {
          code.accept(target);
          return "done";
        });
  }

  /**
   * Calls the method on {@code target}; returns its result or the name of the exception that it
   * throws.
   */
  public @Nullable Object result(T target) {
    try {
      return code.apply(target);
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }

  @Override
  public String toString() {
    return words;
  }
}
