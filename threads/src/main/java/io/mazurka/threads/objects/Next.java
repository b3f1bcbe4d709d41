package io.mazurka.threads.objects;

import java.util.function.Function;

/** What a thread does next, as a function of its local state {@code L}. */
public sealed interface Next<L> {

  /** It performs an operation, whose result makes its next local state. */
  record Perform<R, L>(Operation<R> operation, Function<? super R, ? extends L> then)
      implements Next<L> {}

  /** It has come to its end. */
  record End<L>() implements Next<L> {}

  /** It finds that something is wrong. */
  record Failure<L>(String message) implements Next<L> {}

  static <L> Next<L> end() {
    return new End<>();
  }

  /** The thread ends, and with it the execution fails. */
  static <L> Next<L> fail(String message) {
    return new Failure<>(message);
  }
}
