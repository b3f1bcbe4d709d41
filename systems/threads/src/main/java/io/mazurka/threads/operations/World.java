package io.mazurka.threads.operations;

/** The owner of the objects of a scope: it numbers them and performs operations on them. */
public interface World {

  /** Returns the number for a new object. */
  int numberObject();

  /** Returns the number for a new thread. */
  int numberThread();

  /** Adds a thread, whose number comes from {@link #numberThread}. */
  void declare(DeclaredThread thread);

  /** Whether operations should record the line of code that makes them, which takes time. */
  default boolean showsLines() {
    return false;
  }

  /** Whether the operation that was performed last has written its object. */
  default boolean hasWritten() {
    return true;
  }

  /** Performs {@code operation} on behalf of the thread that runs now. */
  <R> R perform(Operation<R> operation);
}
