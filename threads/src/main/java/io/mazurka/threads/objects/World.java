package io.mazurka.threads.objects;

/** The owner of the objects of a scope: it numbers them and performs operations on them. */
public interface World {

  /** The number of an object that is being made now. */
  int numberObject();

  /** The number of a thread that is being declared now. */
  int numberThread();

  /** A thread with a number of this world is declared. */
  void declare(DeclaredThread thread);

  /** Whether operations are to know the line of code that makes them, which takes time. */
  default boolean showsLines() {
    return false;
  }

  /** Whether the operation that was performed last has written its object. */
  default boolean hasWritten() {
    return true;
  }

  /** Performs {@code operation} on behalf of whoever runs now. */
  <R> R perform(Operation<R> operation);
}
