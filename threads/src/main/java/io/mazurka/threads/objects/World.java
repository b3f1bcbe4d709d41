package io.mazurka.threads.objects;

import org.jspecify.annotations.Nullable;

/** The owner of the objects of a scope: it numbers them and performs operations on them. */
public interface World {

  /** The number of an object that is being made now. */
  int numberObject();

  /** The number of a thread that is being declared now. */
  int numberThread();

  /** A thread with a number of this world is declared. */
  void declare(DeclaredThread thread);

  /** The line of code that makes an operation now, if lines are recorded. */
  default @Nullable StackTraceElement line() {
    return null;
  }

  /** Performs {@code operation} on behalf of whoever runs now. */
  <R> R perform(Operation<R> operation);
}
