package io.mazurka.threads.operations;

/**
 * A thread of a program: its number, its name and its code.
 *
 * @param daemon whether the program may end while this thread still waits, once all others have
 *     ended
 */
public record DeclaredThread(int number, String name, ThreadBody body, boolean daemon) {

  /** A thread that is no daemon. */
  public DeclaredThread(int number, String name, ThreadBody body) {
    this(number, name, body, false);
  }
}
