package io.mazurka.classes.calls;

/**
 * The methods that rewritten code calls where a subclass of {@link Thread} calls a method of its
 * superclass that it overrides.
 */
public final class InheritedCalls {

  private InheritedCalls() {}

  public static void start(Thread thread) {
    ThreadCalls.startNow(thread);
  }

  public static void interrupt(Thread thread) {
    ThreadCalls.interruptNow(thread);
  }

  public static boolean isInterrupted(Thread thread) {
    return ThreadCalls.isInterruptedNow(thread);
  }

  /** Whether the class of {@code thread} overrides a method without parameters. */
  static boolean overrides(Thread thread, String method) {
    if (thread.getClass() == Thread.class) {
      return false;
    }
    try {
      return thread.getClass().getMethod(method).getDeclaringClass() != Thread.class;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
