package io.mazurka.threads.objects;

/**
 * A thread of a program: its number, its name and what it does.
 *
 * @param daemon whether the program is over when all others have ended, though this one waits
 */
public record DeclaredThread(int number, String name, ThreadBody body, boolean daemon) {

  public DeclaredThread(int number, String name, ThreadBody body) {
    this(number, name, body, false);
  }
}
