package io.mazurka.threads.operations;

import java.util.function.Function;

/** The next step of a thread, as a function of its local state {@code L}. */
public sealed interface Next<L> {

  /** The thread performs an operation, whose result determines its next local state. */
  record Perform<R, L>(Operation<R> operation, Function<? super R, ? extends L> then)
      implements Next<L> {}

  /** The thread has ended. */
  record End<L>() implements Next<L> {}

  /** The thread reports a failure. */
  record Failure<L>(String message) implements Next<L> {}

  /** The thread makes an assumption that does not hold. */
  record Unmet<L>() implements Next<L> {}

  /** The thread ends. */
  static <L> Next<L> end() {
    return new End<>();
  }

  /** The thread ends with a failure, and so the execution fails. */
  static <L> Next<L> fail(String message) {
    return new Failure<>(message);
  }

  /**
   * The thread makes an assumption that does not hold: it stops, and its execution does not count.
   */
  static <L> Next<L> unmet() {
    return new Unmet<>();
  }
}
